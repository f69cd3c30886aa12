#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Builds the programs for other machines and another C library, and runs the lit
# tests with them: cross.sh [MACHINE…]. Without one, all. What is not built
# for this processor runs in qemu's user mode. A line per machine; the last line
# is "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 1

# Slow by nature: a million regions, all that a machine's memory holds, or each
# test once more in both modes of rewriting. The clients of the C interface are
# linked to a shared library, which an emulator would need a root folder for, and
# the examples (toy/, negate) are not built here.
# tool/reduce: under qemu-user, posix_spawn does not say that a program is not there.
export LIT_FILTER_OUT="${LIT_FILTER_OUT:-robust/|both-modes|capi/|toy/|tool/negate|tool/reduce}"

# Sets `compiler` and `emulator`.
choose_machine() { # MACHINE
  emulator=''
  case $1 in
  aarch64) compiler=aarch64-linux-gnu-gcc emulator=qemu-aarch64-static ;;
  armhf) compiler=arm-linux-gnueabihf-gcc emulator=qemu-arm-static ;;
  # Notes of what changed in gcc 11 are none of ours.
  i386) compiler='i686-linux-gnu-gcc -Wno-psabi' emulator=qemu-i386-static ;;
  s390x) compiler=s390x-linux-gnu-gcc emulator=qemu-s390x-static ;;
  musl) compiler=musl-gcc ;;
  *) return 1 ;;
  esac
}

# lit finds the programs in a folder of their own: wrappers that call the
# emulator, where this machine does not run them itself.
write_wrappers() { # BUILD
  mkdir -p "$1/run" || return 1
  "$1/mlopt" --version >/dev/null 2>&1 && emulator=''
  for program in mlopt mlopt-test; do
    printf '#!/bin/sh\nexec %s "%s" "$@"\n' "${emulator:+$emulator -0 \"\$0\"}" \
      "$PWD/$1/$program" >"$1/run/$program" &&
      chmod +x "$1/run/$program" || return 1
  done
}

check_machine() { # MACHINE
  build=build-$1
  echo "building for $1"
  if ! make -s --no-print-directory "-j$(nproc)" BUILD="$build" CC="${CCACHE:-} $compiler" \
    OPT=-O1 programs || ! write_wrappers "$build"; then
    echo "[$1] 0 passed, 1 failed"
    failed=$((failed + 1))
    return
  fi
  output=$(utils/check.sh "$build/run" lit)
  echo "$output" | grep -vE '^(\[lit\] )?[0-9]+ passed, [0-9]+ failed$'
  counts=$(echo "$output" | sed -n '$s/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p')
  good=${counts% *}
  bad=${counts#* }
  [ "${good:-0}" -ne 0 ] && [ -n "$bad" ] || bad=$((${bad:-0} + 1))
  echo "[$1] ${good:-0} passed, $bad failed"
  passed=$((passed + ${good:-0}))
  failed=$((failed + bad))
}

passed=0
failed=0
for machine in ${*:-aarch64 i386 s390x musl}; do
  if ! choose_machine "$machine"; then
    echo "cross.sh: no machine \`$machine\`; there are aarch64, armhf, i386, s390x and musl" >&2
    exit 2
  fi
  check_machine "$machine"
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ] && [ $passed -ne 0 ]
