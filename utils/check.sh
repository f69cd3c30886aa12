#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Runs all default tests of a build: check.sh BUILD. A line per group; the last
# line is "N passed, N failed".
set -u
build=${1:-build}
cd "$(dirname "$0")/.." || exit 1
passed=0
failed=0

group() { # NAME PASSED FAILED
  echo "[$1] $2 passed, $3 failed"
  passed=$((passed + $2))
  failed=$((failed + $3))
}

rooms=$(utils/check_rooms.sh)
echo "$rooms" | grep -v '^ok'
group rooms "$(echo "$rooms" | grep -c '^ok')" "$(echo "$rooms" | grep -c '^not ok')"

unit_passed=0
unit_failed=0
for source in $(find test/unit -name 'test_*.c' | sort); do
  program=$build/${source%.c}
  output=$("$program" 2>&1)
  result=$?
  ok=$(echo "$output" | grep -c '^\[       OK')
  bad=$(echo "$output" | grep -c '^\[  FAILED  \] [a-z_]*$')
  # A program that dies, or runs nothing, has failed.
  if [ $result -ne 0 ] && [ "$bad" -eq 0 ] || [ "$ok" -eq 0 ]; then bad=$((bad + 1)); fi
  [ "$bad" -eq 0 ] || echo "$output"
  unit_passed=$((unit_passed + ok))
  unit_failed=$((unit_failed + bad))
done
group unit $unit_passed $unit_failed

# lit: as upstream's package names it, or any version of it.
lit=$(command -v lit || ls /usr/bin/lit-* /usr/lib/llvm-*/bin/lit 2>/dev/null | sort -V | tail -n 1)
if [ -z "$lit" ]; then
  echo "check.sh: no lit; run utils/setup.sh check" >&2
  group lit 0 1
else
  log=$build/lit.log
  MLOPT_BUILD=$build "$lit" -sv --no-progress-bar --timeout "${LIT_TIMEOUT:-120}" test >"$log" 2>&1
  result=$?
  grep -vE '^(Testing Time|Total Discovered|  (Passed|Failed|Unsupported))|^-- Testing' "$log"
  count() { sed -n "s/^ *$1 *: *\([0-9]*\).*/\1/p" "$log" | head -n 1; }
  lit_passed=$(count Passed)
  lit_failed=$(($(count Failed || echo 0) + $(count Timed\ Out || echo 0) + $(count Unresolved || echo 0)))
  [ $result -eq 0 ] || [ $lit_failed -ne 0 ] || lit_failed=1
  group lit "${lit_passed:-0}" "$lit_failed"
fi

echo "$passed passed, $failed failed"
[ $failed -eq 0 ] && [ $passed -ne 0 ]
