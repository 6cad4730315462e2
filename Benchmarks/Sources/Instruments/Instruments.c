#include "Instruments.h"

#include <stddef.h>
#include <stdlib.h>
#include <time.h>

uint64_t thread_nanoseconds(void) {
  struct timespec time;
#if defined(_WIN32)
  timespec_get(&time, TIME_UTC);
#else
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
#endif
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

void consume_result(int64_t result) { (void)result; }

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

// A program may define glibc's allocation functions itself. These count and pass on. The counters
// belong to the thread, so that counting costs an increment and no lock.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static __thread uint64_t allocations;
static __thread uint64_t deallocations;

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  if (block == NULL) {
    allocations += 1;
  }
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  allocations += 1;
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) {
    return ENOMEM;
  }
  *block = made;
  return 0;
}

void free(void *block) {
  if (block != NULL) {
    deallocations += 1;
  }
  __libc_free(block);
}

bool allocation_counts_are_known(void) { return true; }

uint64_t allocation_count(void) { return allocations; }

uint64_t deallocation_count(void) { return deallocations; }

uint64_t live_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#else

bool allocation_counts_are_known(void) { return false; }

uint64_t allocation_count(void) { return 0; }

uint64_t deallocation_count(void) { return 0; }

uint64_t live_heap_bytes(void) { return 0; }

#endif
