#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# clang-tidy over our C files, by the checks of .clang-tidy: tidy.sh BUILD
# [FILE…]. Prints what it finds; the last line is "N passed, N failed".
set -u
cd "$(dirname "$0")/.." || exit 1
build=$1
shift
[ $# -gt 0 ] || set -- $(find lib parser passes tool test/unit -name '*.c' | sort)

# A line of its own for each file, after all that is wrong with it.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
printf '%s\n' "$@" | xargs -P "${JOBS:-$(nproc)}" -I FILE sh -c '
  if found=$(clang-tidy --quiet -p "$1" "$2" 2>&1); then
    echo "ok: $2"
  else
    printf "%s\nnot ok: %s\n" "$found" "$2"
  fi' tidy "$build" FILE | tee "$log" | grep --line-buffered -vE '^ok: |warnings (generated|treated)|^Suppressed|^Use -'
passed=$(grep -c '^ok: ' "$log")
failed=$(grep -c '^not ok: ' "$log")
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -eq $# ]
