# Finds the Pico SDK: the one that PICO_SDK_PATH names, else the one that
# tools/deps fetched.
if(DEFINED ENV{PICO_SDK_PATH} AND NOT PICO_SDK_PATH)
  set(PICO_SDK_PATH "$ENV{PICO_SDK_PATH}")
endif()
if(NOT PICO_SDK_PATH)
  set(PICO_SDK_PATH "${DICEHOLD_DEPS}/usr/src/pico-sdk")
endif()
if(NOT picotool_DIR AND EXISTS "${DICEHOLD_DEPS}/picotool")
  set(picotool_DIR "${DICEHOLD_DEPS}/picotool") # else the SDK wants to fetch it from the net
endif()
if(NOT EXISTS "${PICO_SDK_PATH}/pico_sdk_init.cmake")
  message(FATAL_ERROR "No Pico SDK in ${PICO_SDK_PATH}: run tools/deps, or set PICO_SDK_PATH")
endif()
set(PICO_BOARD ${DICEHOLD_BOARD})
include("${PICO_SDK_PATH}/pico_sdk_init.cmake")

# Marks every target of the SDK as a system one: our warnings are for our code.
function(dicehold_mark_system directory)
  get_property(targets DIRECTORY "${directory}" PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    set_target_properties(${target} PROPERTIES SYSTEM TRUE)
  endforeach()
  get_property(children DIRECTORY "${directory}" PROPERTY SUBDIRECTORIES)
  foreach(child IN LISTS children)
    dicehold_mark_system("${child}")
  endforeach()
endfunction()

macro(dicehold_sdk_init)
  pico_sdk_init()
  dicehold_mark_system("${PICO_SDK_PATH}")
endmacro()
