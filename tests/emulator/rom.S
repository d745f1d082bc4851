// A stand-in for the RP2040 boot ROM, written from the SDK's public headers
// (boot/bootrom_constants.h, pico/bootrom.h, pico/bootrom/sf_table.h). It holds only what the
// Pico SDK looks up; flash and reset calls are BKPTs that the emulator answers in JavaScript.
// bootrom.mjs assembles it when needed and answers the BKPTs.
    .syntax unified
    .cpu cortex-m0plus
    .thumb
    .text
    .global _start
_start:
    .hword 0xbe02, 0xbe02       // 0x00 not used here as SP: a call through NULL traps (bkpt #2)
    .word reset + 1             // 0x04 reset
    .word trap_fault + 1        // 0x08 NMI
    .word trap_fault + 1        // 0x0c HardFault
    .byte 'M', 'u', 1, 3        // 0x10 magic; byte 0x13 is the ROM version (3 = B2 silicon)
    .hword func_table           // 0x14
    .hword data_table           // 0x16
    .hword table_lookup + 1     // 0x18
    .hword 0

// r0 = table of {hword code, hword pointer}, ended by code 0; r1 = code. r0 = pointer or 0.
    .thumb_func
table_lookup:
1:  ldrh r2, [r0]
    ldrh r3, [r0, #2]
    adds r0, #4
    cmp  r2, #0
    beq  2f
    cmp  r2, r1
    bne  1b
    mov  r0, r3
    bx   lr
2:  movs r0, #0
    bx   lr

    .macro trap name, n
    .thumb_func
\name:
    bkpt #\n
    bx   lr
    .endm

// Starts, then asks the chip until it is done (bkpt #0x26), as the ROM does; interrupts may come in between.
    .macro flash_work name, n
    .thumb_func
\name:
    bkpt #\n
1:  bkpt #0x26
    cmp  r0, #0
    bne  1b
    bx   lr
    .endm

    trap reset, 0x01            // reset vector: the host never starts here
    trap trap_fault, 0x02
    trap reset_usb_boot, 0x10
    trap connect_internal_flash, 0x20
    trap flash_exit_xip, 0x21
    flash_work flash_range_erase, 0x22
    flash_work flash_range_program, 0x23
    trap flash_flush_cache, 0x24
    trap flash_enter_cmd_xip, 0x25
    trap rom_float, 0x30        // any entry of the soft-float tables
    trap rom_double, 0x31

// Bit functions. r1 is free to use; the SDK's reverse64/popcountdi expect ip (r12) preserved.
    .thumb_func
popcount32:
    ldr  r1, =0x55555555
    lsrs r2, r0, #1
    ands r2, r1
    subs r0, r2
    ldr  r1, =0x33333333
    lsrs r2, r0, #2
    ands r2, r1
    ands r0, r1
    adds r0, r2
    lsrs r2, r0, #4
    adds r0, r2
    ldr  r1, =0x0f0f0f0f
    ands r0, r1
    ldr  r1, =0x01010101
    muls r0, r1
    lsrs r0, #24
    bx   lr

    .thumb_func
clz32:
    movs r1, #32
    cmp  r0, #0
    beq  2f
    movs r1, #0
1:  cmp  r0, #0
    bmi  2f
    lsls r0, #1
    adds r1, #1
    b    1b
2:  mov  r0, r1
    bx   lr

    .thumb_func
ctz32:
    movs r1, #32
    cmp  r0, #0
    beq  2f
    movs r1, #0
1:  lsls r2, r0, #31
    bmi  2f
    lsrs r0, #1
    adds r1, #1
    b    1b
2:  mov  r0, r1
    bx   lr

    .thumb_func
reverse32:
    movs r1, #32
    movs r2, #0
1:  lsrs r0, #1
    adcs r2, r2
    subs r1, #1
    bne  1b
    mov  r0, r2
    bx   lr

// memset(ptr, byte, n) / memset4: returns ptr
    .thumb_func
memset:
memset4:
    push {r0, r4, lr}
    lsls r1, #24
    lsrs r1, #24
    lsls r3, r1, #8
    orrs r1, r3
    lsls r3, r1, #16
    orrs r1, r3
1:  lsls r3, r0, #30            // bytes up to a word boundary
    beq  2f
    cmp  r2, #0
    beq  4f
    strb r1, [r0]
    adds r0, #1
    subs r2, #1
    b    1b
2:  mov  r3, r1
    b    3f
5:  stmia r0!, {r1, r3}
3:  subs r2, #8
    bhs  5b
    adds r2, #8
6:  beq  4f
    strb r1, [r0]
    adds r0, #1
    subs r2, #1
    b    6b
4:  pop  {r0, r4, pc}

// memcpy(dst, src, n) / memcpy44: returns dst
    .thumb_func
memcpy:
memcpy44:
    push {r0, r4, lr}
    mov  r3, r0
    eors r3, r1
    lsls r3, #30
    bne  5f                     // not mutually aligned: bytes
1:  lsls r3, r0, #30
    beq  2f
    cmp  r2, #0
    beq  9f
    ldrb r3, [r1]
    strb r3, [r0]
    adds r0, #1
    adds r1, #1
    subs r2, #1
    b    1b
4:  ldmia r1!, {r3, r4}
    stmia r0!, {r3, r4}
2:  subs r2, #8
    bhs  4b
    adds r2, #8
5:  cmp  r2, #0
6:  beq  9f
    ldrb r3, [r1]
    strb r3, [r0]
    adds r0, #1
    adds r1, #1
    subs r2, #1
    b    6b
9:  pop  {r0, r4, pc}

    .macro entry a, b, p
    .byte \a, \b
    .hword \p
    .endm

    .align 2
func_table:
    entry 'P', '3', popcount32 + 1
    entry 'R', '3', reverse32 + 1
    entry 'L', '3', clz32 + 1
    entry 'T', '3', ctz32 + 1
    entry 'M', 'S', memset + 1
    entry 'S', '4', memset4 + 1
    entry 'M', 'C', memcpy + 1
    entry 'C', '4', memcpy44 + 1
    entry 'U', 'B', reset_usb_boot + 1
    entry 'I', 'F', connect_internal_flash + 1
    entry 'E', 'X', flash_exit_xip + 1
    entry 'R', 'E', flash_range_erase + 1
    entry 'R', 'P', flash_range_program + 1
    entry 'F', 'C', flash_flush_cache + 1
    entry 'C', 'X', flash_enter_cmd_xip + 1
    .word 0
data_table:
    entry 'C', 'R', copyright
    entry 'G', 'R', git_revision
    entry 'S', 'F', float_table
    entry 'S', 'D', double_table
    .word 0
git_revision:
    .word 0
copyright:
    .asciz "stub boot ROM for emulation"
    .align 2
    .hword 0x20, 0              // byte at table-2: number of entries
float_table:
    .rept 0x20
    .word rom_float + 1
    .endr
    .hword 0x20, 0
double_table:
    .rept 0x20
    .word rom_double + 1
    .endr
    .pool
