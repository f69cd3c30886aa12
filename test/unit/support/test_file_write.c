// SPDX-License-Identifier: Apache-2.0
// Files that are written whole or not at all.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/source.h"
#include "support/stream.h"

/// A folder of the test's own, entered.
static int enter_folder(void **state) {
  char *folder = strdup("/tmp/mlopt-test-XXXXXX");
  *state = folder;
  return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int leave_folder(void **state) {
  int failed = chdir("/") != 0 || rmdir(*state) != 0;
  free(*state);
  return failed;
}

static void assert_content(const char *path, const char *expected) {
  Arena arena;
  arena_init(&arena);
  SourceBuffer buffer;
  assert_int_equal(source_read(&arena, path, &buffer), 0);
  assert_string_equal(buffer.text.data, expected);
  arena_free(&arena);
}

static unsigned num_files(void) {
  unsigned count = 0;
  DIR *folder = opendir(".");
  for (struct dirent *entry; (entry = readdir(folder));)
    count += entry->d_name[0] != '.';
  closedir(folder);
  return count;
}

static void new_file_follows_the_umask(void **state) {
  (void)state;
  mode_t mask = umask(022);
  assert_int_equal(file_write_atomic("out", STR("text")), 0);
  umask(mask);
  struct stat info;
  assert_int_equal(stat("out", &info), 0);
  assert_int_equal(info.st_mode & 0777, 0644);
  assert_content("out", "text");
  assert_int_equal(num_files(), 1);
  unlink("out");
}

static void old_file_keeps_its_permissions(void **state) {
  (void)state;
  assert_int_equal(file_write_atomic("out", STR("old")), 0);
  chmod("out", 0751);
  assert_int_equal(file_write_atomic("out", STR("new")), 0);
  struct stat info;
  assert_int_equal(stat("out", &info), 0);
  assert_int_equal(info.st_mode & 0777, 0751);
  assert_content("out", "new");
  unlink("out");
}

static void symbolic_link_stays_one(void **state) {
  (void)state;
  assert_int_equal(file_write_atomic("real", STR("old")), 0);
  assert_int_equal(symlink("real", "link"), 0);
  assert_int_equal(file_write_atomic("link", STR("new")), 0);
  struct stat info;
  assert_int_equal(lstat("link", &info), 0);
  assert_true(S_ISLNK(info.st_mode));
  assert_content("real", "new");
  unlink("link");
  unlink("real");
}

static void failures_give_the_errno(void **state) {
  (void)state;
  assert_int_equal(file_write_atomic("no/such", STR("x")), ENOENT);
  assert_int_equal(file_write_atomic("/dev/full", STR("x")), ENOSPC);
  assert_int_equal(file_write_atomic("/dev/null", STR("x")), 0);
  assert_int_equal(file_write_atomic(".", STR("x")), EISDIR);
  assert_int_equal(num_files(), 0);
}

static void a_trial_changes_nothing(void **state) {
  (void)state;
  assert_int_equal(file_try_write("no/such"), ENOENT);
  assert_int_equal(file_try_write("."), EISDIR);
  assert_int_equal(file_try_write("/dev/null"), 0);
  assert_int_equal(file_try_write("-"), 0);
  assert_int_equal(file_try_write("out"), 0);
  assert_int_equal(num_files(), 0);
  assert_int_equal(file_write_atomic("out", STR("text")), 0);
  assert_int_equal(file_try_write("out"), 0);
  assert_content("out", "text");
  assert_int_equal(num_files(), 1);
  unlink("out");
}

static void broken_pipe_is_an_error(void **state) {
  (void)state;
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  close(ends[0]);
  char path[32];
  snprintf(path, sizeof path, "/dev/fd/%d", ends[1]);
  assert_int_equal(file_write_atomic(path, STR("x")), EPIPE);
  close(ends[1]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(new_file_follows_the_umask),
      cmocka_unit_test(old_file_keeps_its_permissions),
      cmocka_unit_test(symbolic_link_stays_one),
      cmocka_unit_test(failures_give_the_errno),
      cmocka_unit_test(a_trial_changes_nothing),
      cmocka_unit_test(broken_pipe_is_an_error),
  };
  return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
