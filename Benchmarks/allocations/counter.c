// Counts heap allocations: preloaded, it stands before the C library's allocator. Freeing is not counted. `realloc` counts, because it may
// move; every thread counts for itself, and all together.
#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static unsigned long everywhere;
static __thread unsigned long here __attribute__((tls_model("initial-exec")));

static void count(void) {
    here++;
    __atomic_fetch_add(&everywhere, 1, __ATOMIC_RELAXED);
}

unsigned long carillon_allocations(void) { return __atomic_load_n(&everywhere, __ATOMIC_RELAXED); }
unsigned long carillon_allocations_of_thread(void) { return here; }

void *malloc(size_t size) {
    count();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count();
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    count();
    return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *memory = memalign(alignment, size);
    if (memory == NULL) return ENOMEM;
    *result = memory;
    return 0;
}
