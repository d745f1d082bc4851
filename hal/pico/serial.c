#include "serial.h"

#include "event.h"

#include "pico/stdio/driver.h"
#include "pico/stdio_usb.h"

static void on_bytes(void *context) {
    (void)context;
    event_happened();
}

void serial_init(void) {
    stdio_usb_init();
    stdio_set_chars_available_callback(on_bytes, NULL);
}

size_t serial_read(char *to, size_t size) {
    int n = stdio_usb.in_chars(to, (int)size);
    return n > 0 ? (size_t)n : 0;
}

void serial_write(const char *text, size_t length) {
    stdio_usb.out_chars(text, (int)length);
}
