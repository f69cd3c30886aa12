#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Runs a fuzzer of a build: fuzz.sh BUILD SECONDS [SEED [TARGET]]; without SEED,
# or with 0, each run tries other inputs. It starts from the parts of all
# test files and from test/fuzz/corpus (inputs that once failed), and keeps
# what it finds in BUILD/fuzz/corpus. The last line is "1 passed, 0 failed", or
# "0 passed, 1 failed" after the path of the input that failed.
set -u
build=$1
seconds=$2
seed=${3:-0}
target=${4:-fuzz-mlopt}
cd "$(dirname "$0")/../.." || exit 1
mkdir -p "$build/fuzz/corpus" "$build/fuzz/seeds" "$build/fuzz/found"
python3 utils/fuzz/seeds.py "$build/fuzz/seeds" "$build/fuzz/dictionary"

"$build/$target" -max_total_time="$seconds" -seed="$seed" -timeout=20 -rss_limit_mb=2048 \
  -dict="$build/fuzz/dictionary" -max_len=4096 -print_final_stats=1 \
  -artifact_prefix="$build/fuzz/found/" \
  "$build/fuzz/corpus" "$build/fuzz/seeds" >"$build/fuzz/log" 2>&1
status=$?
tail -n 12 "$build/fuzz/log"
if [ $status -eq 0 ]; then
  echo '1 passed, 0 failed'
else
  grep -E 'Test unit written to|ERROR|SUMMARY|runtime error' "$build/fuzz/log"
  echo '0 passed, 1 failed'
fi
exit $status
