// SPDX-License-Identifier: Apache-2.0
// Threads that run the iterations of a loop. The caller publishes a loop under
// the lock and wakes the others; each worker, the caller included, then takes
// the next index until none is left. The caller returns when all threads have
// left the loop, so that its fields are written only while nobody runs.
#include "support/thread_pool.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <unistd.h>

#include "support/memory.h"

/// A thread of the pool and its number.
typedef struct Worker {
  ThreadPool *pool;
  pthread_t thread;
  unsigned index;
  uint64_t seen; ///< Generation of the last loop that it need not run.
} Worker;

struct ThreadPool {
  pthread_mutex_t lock;
  pthread_cond_t work; ///< A loop was published, or the pool ends.
  pthread_cond_t idle; ///< The last thread has left the loop.
  ThreadTask *task;    ///< The loop: under the lock while nobody runs it.
  void *arg;
  size_t count;
  atomic_size_t next;   ///< The index to be taken next.
  uint64_t generation;  ///< Loops published so far.
  unsigned num_running; ///< Threads, without the caller, in the loop.
  unsigned num_workers;
  unsigned num_threads; ///< That were started: 0 before the first loop.
  bool is_looping;      ///< Until the caller returns.
  bool stopping;
  Worker workers[];
};

ThreadPool *thread_pool_create(unsigned num_workers) {
  if (num_workers == 0) {
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    num_workers = processors > 0 ? (unsigned)processors : 1;
  }
  ThreadPool *pool =
      mem_alloc(sizeof *pool + num_workers * sizeof pool->workers[0]);
  *pool = (ThreadPool){.num_workers = num_workers};
  pthread_mutex_init(&pool->lock, NULL);
  pthread_cond_init(&pool->work, NULL);
  pthread_cond_init(&pool->idle, NULL);
  return pool;
}

void thread_pool_free(ThreadPool *pool) {
  if (!pool)
    return;
  pthread_mutex_lock(&pool->lock);
  pool->stopping = true;
  pthread_cond_broadcast(&pool->work);
  pthread_mutex_unlock(&pool->lock);
  for (unsigned i = 0; i < pool->num_threads; i++)
    pthread_join(pool->workers[i].thread, NULL);
  pthread_cond_destroy(&pool->idle);
  pthread_cond_destroy(&pool->work);
  pthread_mutex_destroy(&pool->lock);
  mem_free(pool);
}

unsigned thread_pool_num_workers(const ThreadPool *pool) {
  return pool ? pool->num_workers : 1;
}

/// Runs what is left of the loop.
static void run_loop(ThreadPool *pool, unsigned worker) {
  for (;;) {
    size_t index =
        atomic_fetch_add_explicit(&pool->next, 1, memory_order_relaxed);
    if (index >= pool->count)
      return;
    pool->task(pool->arg, index, worker);
  }
}

static void *worker_main(void *arg) {
  Worker *self = arg;
  ThreadPool *pool = self->pool;
  pthread_mutex_lock(&pool->lock);
  for (;;) {
    while (pool->generation == self->seen && !pool->stopping)
      pthread_cond_wait(&pool->work, &pool->lock);
    if (pool->stopping)
      break;
    self->seen = pool->generation;
    pthread_mutex_unlock(&pool->lock);
    run_loop(pool, self->index);
    pthread_mutex_lock(&pool->lock);
    if (--pool->num_running == 0)
      pthread_cond_signal(&pool->idle);
  }
  pthread_mutex_unlock(&pool->lock);
  return NULL;
}

/// Starts the threads. Where the system has no more of them, the pool does
/// with what it has.
static void start_threads(ThreadPool *pool) {
  // Some C libraries give a thread 128 KiB.
  enum { LEAST_STACK = 1 << 20 };
  pthread_attr_t attr;
  size_t stack;
  if (pthread_attr_init(&attr) != 0)
    return;
  if (pthread_attr_getstacksize(&attr, &stack) == 0 && stack < LEAST_STACK)
    pthread_attr_setstacksize(&attr, LEAST_STACK);
  while (pool->num_threads + 1 < pool->num_workers) {
    Worker *worker = &pool->workers[pool->num_threads];
    *worker = (Worker){
        .pool = pool, .index = pool->num_threads + 1, .seen = pool->generation};
    if (pthread_create(&worker->thread, &attr, worker_main, worker) != 0)
      break;
    pool->num_threads++;
  }
  pthread_attr_destroy(&attr);
}

static void run_serially(size_t count, ThreadTask *task, void *arg) {
  for (size_t i = 0; i < count; i++)
    task(arg, i, 0);
}

/// Takes the pool for a loop. False: this is inside of another.
static bool begin_loop(ThreadPool *pool) {
  pthread_mutex_lock(&pool->lock);
  bool is_free = !pool->is_looping;
  pool->is_looping = true;
  pthread_mutex_unlock(&pool->lock);
  return is_free;
}

void thread_pool_for(ThreadPool *pool, size_t count, ThreadTask *task,
                     void *arg) {
  if (!pool || pool->num_workers == 1 || count < 2 || !begin_loop(pool)) {
    run_serially(count, task, arg);
    return;
  }
  if (pool->num_threads == 0)
    start_threads(pool);
  pthread_mutex_lock(&pool->lock);
  pool->task = task;
  pool->arg = arg;
  pool->count = count;
  atomic_store_explicit(&pool->next, 0, memory_order_relaxed);
  pool->num_running = pool->num_threads;
  pool->generation++;
  pthread_cond_broadcast(&pool->work);
  pthread_mutex_unlock(&pool->lock);

  run_loop(pool, 0);

  pthread_mutex_lock(&pool->lock);
  while (pool->num_running > 0)
    pthread_cond_wait(&pool->idle, &pool->lock);
  pool->is_looping = false;
  pthread_mutex_unlock(&pool->lock);
}
