#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Prints the file that is lit, or fails: on the PATH, or the newest that one of
# the packages llvm-N-tools brings. The older of them have it only as a script.
command -v lit && exit 0
newest=$(ls /usr/bin/lit-* /usr/lib/llvm-*/bin/lit /usr/lib/llvm-*/build/utils/lit/lit.py \
  2>/dev/null | sort -V | tail -n 1)
[ -n "$newest" ] && echo "$newest"
