#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Runs all default tests of a build: check.sh BUILD [GROUP…]. A line per group;
# the last line is "N passed, N failed".
set -u
build=${1:-build}
[ $# -gt 0 ] && shift
cd "$(dirname "$0")/.." || exit 1
# The lit tests need the programs alone.
if [ ! -x "$build/mlopt-test" ] ||
  { [ "$*" != lit ] && { [ ! -x "$build/libmlopt.so" ] || [ ! -x "$build/robust-harness" ]; }; }; then
  echo "check.sh: run \`make check-programs\` first (the tests in $build are not built)" >&2
  exit 1
fi
passed=0
failed=0

group() { # NAME PASSED FAILED
  echo "[$1] $2 passed, $3 failed"
  passed=$((passed + $2))
  failed=$((failed + $3))
}

# A script that prints "ok: …" and "not ok: …" lines. One that prints neither, or
# fails without a "not ok", has failed.
group_of_lines() { # NAME COMMAND…
  name=$1
  shift
  lines=$("$@" 2>&1)
  result=$?
  echo "$lines" | grep -v '^ok'
  ok=$(echo "$lines" | grep -c '^ok')
  bad=$(echo "$lines" | grep -c '^not ok')
  if [ $result -ne 0 ] && [ "$bad" -eq 0 ] || [ $((ok + bad)) -eq 0 ]; then bad=1; fi
  group "$name" "$ok" "$bad"
}

group_rooms() {
  group_of_lines rooms utils/check/rooms.sh "$build"
  group_of_lines prototypes utils/check/prototypes.py
}

group_checklist() { group_of_lines checklist utils/coverage.py --check; }

group_readme() {
  MLOPT_BUILD=$build group_of_lines readme utils/readme.py --check
}

group_unit() {
  unit_passed=0
  unit_failed=0
  for source in $(find test/unit -name 'test_*.c' | sort); do
    program=$build/${source%.c}
    output=$("$program" 2>&1)
    result=$?
    ok=$(echo "$output" | grep -c '^\[       OK')
    bad=$(echo "$output" | grep -c '^\[  FAILED  \] [a-z_0-9]*$')
    # A program that dies, or runs nothing, has failed.
    if [ $result -ne 0 ] && [ "$bad" -eq 0 ] || [ "$ok" -eq 0 ]; then bad=$((bad + 1)); fi
    [ "$bad" -eq 0 ] || { echo "$program:"; echo "$output"; }
    unit_passed=$((unit_passed + ok))
    unit_failed=$((unit_failed + bad))
  done
  group unit $unit_passed $unit_failed
}

# Tests of one outcome in lit's summary.
lit_count() {
  number=$(sed -n "s/^ *$1 *: *\([0-9]*\).*/\1/p" "$log" | head -n 1)
  echo "${number:-0}"
}

group_lit() {
  if ! lit=$(utils/find_lit.sh); then
    echo "check.sh: no lit; run utils/setup.sh check" >&2
    group lit 0 1
    return
  fi
  log=$build/lit.log
  # Not lit's own --timeout, which needs a package more.
  MLOPT_BUILD=$build timeout "${LIT_TIMEOUT:-1800}" python3 "$lit" -sv --no-progress-bar test >"$log" 2>&1
  result=$?
  grep -vE '^$|^(Testing|Total Discovered|  (Passed|Failed|Unsupported))|^-- Testing' "$log"
  bad=$(($(lit_count Failed) + $(lit_count 'Timed Out') + $(lit_count Unresolved)))
  [ $result -eq 0 ] || [ $bad -ne 0 ] || bad=1
  group lit "$(lit_count Passed)" $bad
}

for name in ${*:-rooms checklist readme unit lit}; do
  "group_$name"
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ] && [ $passed -ne 0 ]
