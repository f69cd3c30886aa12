// SPDX-License-Identifier: Apache-2.0
// Runs the iterations of a loop on several threads.
#ifndef MLOPT_SUPPORT_THREAD_POOL_H
#define MLOPT_SUPPORT_THREAD_POOL_H

#include <stddef.h>

typedef struct ThreadPool ThreadPool;

/// `index` counts tasks, `worker` the threads from 0 (the caller's).
typedef void ThreadTask(void *arg, size_t index, unsigned worker);

/// A pool of `num_workers` threads, the caller's included; threads start at
/// the first loop. 0: as many as there are processors.
ThreadPool *thread_pool_create(unsigned num_workers);
/// Waits for the threads to end. `pool` may be NULL.
void thread_pool_free(ThreadPool *pool);
/// The caller's thread included. 1 if `pool` is NULL.
unsigned thread_pool_num_workers(const ThreadPool *pool);

/// Runs `task` for 0 … count-1 and returns when all are done. Tasks are handed
/// out in order; which worker gets which is not determined. `pool` may be
/// NULL: all on this thread, as worker 0. So does a loop that a task begins:
/// the threads are taken.
void thread_pool_for(ThreadPool *pool, size_t count, ThreadTask *task,
                     void *arg);

#endif
