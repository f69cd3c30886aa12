#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Checks that a room includes headers only from rooms before it, that nothing
# stands at the top level that does not belong there, and that each header
# compiles alone, with the sources that were generated in BUILD (rooms.sh BUILD).
# Prints what is wrong; one line "ok" or "not ok" a check.
set -u
cd "$(dirname "$0")/../.." || exit 1
build=${1:-build}
status=0

# A folder and the folders that its files may include from.
rooms='
lib/support support
lib/ir support ir
lib/rewrite support ir rewrite
lib/dialects support ir rewrite dialects
lib/pass support ir rewrite pass
lib/target support ir rewrite dialects target
parser support ir parser
lib/bytecode support ir parser bytecode
passes support ir rewrite dialects pass target parser passes
lib/capi support ir rewrite dialects pass target parser bytecode passes capi mlir-c mlopt-c
tool support ir rewrite dialects pass target parser bytecode passes capi mlir-c mlopt-c tool
'

report() { # NAME, OUTPUT
  if [ -n "$2" ]; then
    echo "not ok: $1"
    echo "$2" | sed 's/^/  /'
    status=1
  else
    echo "ok: $1"
  fi
}

check_room() { # ROOM ALLOWED…
  room=$1
  shift
  allowed=$(echo "$*" | sed 's/ /|/g')
  grep -rnE '^#include "' "$room" --include='*.[ch]' --include='*.re' --include='*.y' 2>/dev/null |
    grep -vE "#include \"($allowed)/" | grep -vE "#include \"(\./)?[a-z_]+\.(h|def|inc)\""
}

wrong=$(echo "$rooms" | while read -r line; do
  # shellcheck disable=SC2086 # a list of folders
  [ -z "$line" ] || check_room $line
done)
report 'rooms include only earlier rooms' "$wrong"

wrong=$(for entry in *; do
  case $entry in
  Makefile | README.md | tool | lib | parser | passes | test | utils | build | build-*) ;;
  *) echo "$entry" ;;
  esac
done)
report 'the top level holds what it may' "$wrong"

wrong=$(find lib parser passes tool -name '*.h' | sort | while read -r header; do
  # With a declaration: a header of macros alone is no translation unit.
  printf '#include "%s"\nextern int check_rooms;\n' "$header" |
    ${CC:-cc} -std=c11 -D_GNU_SOURCE -Wall -Wextra -Wpedantic -Werror -Ilib -Ilib/capi/include -I. \
      -I"$build/gen" -x c -fsyntax-only - 2>&1 | grep -m 1 error
done)
report 'each header compiles alone' "$wrong"

wrong=$(find lib parser passes tool utils -type f ! -name '*.pyc' | sed 's|/[^/]*$||' | sort | uniq -c |
  awk '$1 > 27 {print $2 ": " $1 " files"}')
report 'no folder holds two subjects' "$wrong"

wrong=$(find lib parser passes tool test/unit -name '*.[chy]' ! -path 'lib/capi/include/*' -exec wc -l {} + |
  awk '$2 != "total" && $1 > 850 {print $2 ": " $1 " lines"}')
report 'no file holds two subjects' "$wrong"

# Preconditions, invariants and what the compiler can check.
wrong=$(for room in lib/ir lib/rewrite; do
  lines=$(find $room -name '*.[ch]' -exec cat {} + | wc -l)
  count=$(grep -rhE '\b(assert|_Static_assert|unreachable)\(' $room --include='*.[ch]' | wc -l)
  [ $((count * 1000)) -ge $((lines * 6)) ] || echo "$room: $count assertions in $lines lines, fewer than 6 a thousand"
done)
report 'invariants are asserted' "$wrong"

wrong=$(grep -rLE 'SPDX-License-Identifier: Apache-2.0' lib parser passes tool test/unit \
  --include='*.[chy]' --include='*.re' --include='*.def' 2>/dev/null)
report 'each source names its licence' "$wrong"

# One that no table names is built and never found. The test build's stand in its own.
wrong=$(grep -rhoE '^const PassDef [a-z_0-9]+_pass' passes --include='*.c' | sed 's/.* //; s/_pass$//' |
  while read -r name; do
    grep -qxE "PASS\($name\)" passes/passes.def passes/test/test_passes.def || echo "$name"
  done
  grep -rhoE '^const DialectDef [a-z]+_dialect' lib/dialects --include='*.c' | sed 's/.* //; s/_dialect$//' |
    while read -r name; do
      [ "$name" = test ] || grep -qxE "DIALECT\($name\)" lib/capi/dialects.def || echo "$name"
    done)
report 'each pass and each dialect stands in its table' "$wrong"

# A process that embeds the library may have any locale.
wrong=$(grep -rnE '#include <(ctype|wctype|strings|locale)\.h>|\b(strto(d|f|ld)|atof|strcoll|strxfrm|[a-z]*scanf)\(' \
  lib parser passes tool --include='*.[chy]' --include='*.re' --include='*.def')
report 'no function depends on the locale' "$wrong"

# So does printf where it writes a decimal point. `%%` begins no conversion.
wrong=$(grep -rnE '^[^/]*"[^"]*%' lib parser passes tool --include='*.[chy]' --include='*.re' --include='*.def' |
  sed 's/%%//g' | grep -E '"[^"]*%[-+ #0]*[0-9*]*(\.[0-9*]*)?[lL]?[aefgAEFG]')
report 'no format depends on the locale' "$wrong"
# The names of its operations, types, attributes and passes are in the text of
# their tables.
names=$(sed -n 's/^[A-Z_]*([A-Z0-9_]*, *"\(test[.-][^"]*\)".*/\1/p' lib/dialects/test/*.def passes/test/*.def)
shipped=
for file in "$build/mlopt" "$build/libmlopt.a" "$build/libmlopt.so"; do
  [ -f "$file" ] && shipped="$shipped $file"
done
if [ -z "$names" ] || [ -z "$shipped" ]; then
  wrong='nothing to look for, or nothing to look in'
else
  # shellcheck disable=SC2086 # a list of files
  wrong=$(for file in $shipped; do
    strings -n 4 "$file" | grep -Fx "$names" | sed "s|^|$file: |"
    nm "$file" 2>/dev/null | awk '$3 !~ /^__prof/ && $3 ~ /^(test_(ops|types|attrs|dialect|patterns)|.*_test_.*|test_.*_(pass|hooks|syntax))$/ {print $3}' |
      sed "s|^|$file: |"
  done)
fi
report 'the test dialect is not shipped' "$wrong"
exit $status
