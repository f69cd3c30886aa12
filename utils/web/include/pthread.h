// SPDX-License-Identifier: Apache-2.0
// Threads where there is one: locks do nothing, and no thread can be created.
#ifndef MLOPT_WEB_PTHREAD_H
#define MLOPT_WEB_PTHREAD_H

#include <errno.h>
#include <sys/types.h>
#include <time.h>

#define PTHREAD_MUTEX_RECURSIVE 1

#define PTHREAD_MUTEX_INITIALIZER                                              \
  { 0 }
#define PTHREAD_COND_INITIALIZER                                               \
  { 0 }

#define NOTHING(name)                                                          \
  static inline int name(void *object) {                                       \
    (void)object;                                                              \
    return 0;                                                                  \
  }
NOTHING(pthread_mutex_lock)
NOTHING(pthread_mutex_unlock)
NOTHING(pthread_mutex_destroy)
NOTHING(pthread_cond_signal)
NOTHING(pthread_cond_broadcast)
NOTHING(pthread_cond_destroy)
NOTHING(pthread_condattr_init)
NOTHING(pthread_condattr_destroy)
NOTHING(pthread_mutexattr_init)
NOTHING(pthread_mutexattr_destroy)
NOTHING(pthread_attr_init)
NOTHING(pthread_attr_destroy)
NOTHING(pthread_rwlock_rdlock)
NOTHING(pthread_rwlock_wrlock)
NOTHING(pthread_rwlock_unlock)
NOTHING(pthread_rwlock_destroy)
#undef NOTHING

static inline int pthread_mutex_init(void *mutex, const void *attributes) {
  (void)mutex;
  (void)attributes;
  return 0;
}
static inline int pthread_mutexattr_settype(void *attributes, int type) {
  (void)type;
  return pthread_mutex_init(NULL, attributes);
}
static inline int pthread_rwlock_init(void *lock, const void *attributes) {
  return pthread_mutex_init(lock, attributes);
}
static inline int pthread_cond_init(void *condition, const void *attributes) {
  return pthread_mutex_init(condition, attributes);
}
static inline int pthread_cond_wait(void *condition, void *mutex) {
  return pthread_mutex_init(condition, mutex);
}
static inline int pthread_cond_timedwait(void *condition, void *mutex,
                                         const struct timespec *until) {
  (void)until;
  return pthread_mutex_init(condition, mutex);
}
static inline int pthread_condattr_setclock(void *attributes,
                                            clockid_t clock) {
  (void)clock;
  return pthread_mutex_init(NULL, attributes);
}
static inline int pthread_attr_setstacksize(void *attributes, size_t size) {
  (void)attributes;
  (void)size;
  return 0;
}
static inline int pthread_attr_getstacksize(const void *attributes,
                                            size_t *size) {
  (void)attributes;
  *size = 0;
  return 0;
}
static inline int pthread_create(pthread_t *thread, const void *attributes,
                                 void *(*run)(void *), void *user) {
  (void)thread;
  (void)attributes;
  (void)run;
  (void)user;
  return EAGAIN;
}
static inline int pthread_join(pthread_t thread, void **result) {
  (void)thread;
  (void)result;
  return 0;
}
static inline pthread_t pthread_self(void) { return (pthread_t)8; }
static inline int pthread_equal(pthread_t one, pthread_t other) {
  return one == other;
}

#endif
