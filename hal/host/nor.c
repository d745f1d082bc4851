/* pread(), pwrite() and their kind are POSIX, not C11. */
#define _POSIX_C_SOURCE 200809L

#include "nor.h"

#include "host.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BYTES = NOR_SECTORS * NOR_SECTOR_BYTES };

static uint8_t memory[BYTES];
static int file = -1;

static bool write_through(uint32_t offset, size_t length) {
    while (file >= 0 && length > 0) {
        ssize_t n = pwrite(file, memory + offset, length, (off_t)offset);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return false;
        offset += (uint32_t)n;
        length -= (size_t)n;
    }
    return true;
}

static bool read_all(void) {
    for (size_t got = 0; got < BYTES;) {
        ssize_t n = pread(file, memory + got, BYTES - got, (off_t)got);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return false;
        got += (size_t)n;
    }
    return true;
}

static const char *load(void) {
    struct stat about;
    if (fstat(file, &about) != 0) return strerror(errno);
    if (!S_ISREG(about.st_mode)) return "not a file";
    if (about.st_size == 0) { /* just made */
        memset(memory, 0xFF, BYTES);
        return write_through(0, BYTES) ? NULL : strerror(errno);
    }
    /* Anything else is somebody's file and not ours to write on. */
    if (about.st_size != BYTES) return "not a flash memory (it would have 262144 bytes)";
    return read_all() ? NULL : "cannot be read";
}

const char *nor_use_file(const char *path) {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0) return strerror(errno);
    const char *problem = load();
    if (problem) nor_close_file();
    return problem;
}

void nor_close_file(void) {
    if (file >= 0) close(file);
    file = -1;
}

void nor_init(void) {
    if (file < 0) memset(memory, 0xFF, BYTES);
}

void nor_read(uint32_t offset, void *to, size_t length) {
    memset(to, 0xFF, length);
    if (offset >= BYTES) return;
    if (length > BYTES - offset) length = BYTES - offset;
    memcpy(to, memory + offset, length);
}

bool nor_erase(uint32_t offset) {
    if (offset >= BYTES || offset % NOR_SECTOR_BYTES) return false;
    memset(memory + offset, 0xFF, NOR_SECTOR_BYTES);
    return write_through(offset, NOR_SECTOR_BYTES);
}

bool nor_program(uint32_t offset, const uint8_t page[NOR_PAGE_BYTES]) {
    if (offset >= BYTES || offset % NOR_PAGE_BYTES) return false;
    for (int i = 0; i < NOR_PAGE_BYTES; i++) memory[offset + (uint32_t)i] &= page[i];
    bool kept = write_through(offset, NOR_PAGE_BYTES);
    return kept && memcmp(memory + offset, page, NOR_PAGE_BYTES) == 0;
}
