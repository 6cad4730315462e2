#ifndef INSTRUMENTS_H
#define INSTRUMENTS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform lets a program count its allocations.
bool allocation_counts_are_known(void);

/// How many blocks this thread has allocated so far.
uint64_t allocation_count(void);

/// How many blocks this thread has freed so far.
uint64_t deallocation_count(void);

/// The bytes in blocks that are allocated and not freed, by all threads.
uint64_t live_heap_bytes(void);

/// The nanoseconds for which this thread has run so far. What other processes do does not count.
uint64_t thread_nanoseconds(void);

/// Takes a result that nobody needs, so that the compiler does not leave out the work behind it.
void consume_result(int64_t result);

#endif
