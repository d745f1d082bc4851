#include "host.h"

host_setup host = {.front = &none_front};
