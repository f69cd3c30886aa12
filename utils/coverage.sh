#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Which of the numbered requirements have a test: coverage.sh prints the table
# that test/checklist.md is. A test shows a requirement by its number, R16, in a
# comment; names in FileCheck's patterns do not count.
set -eu
cd "$(dirname "$0")/.."

groups='A 1 15 Conversion modes
B 16 37 Conversion target and legality
C 38 51 Patterns and the legalization graph
D 52 68 Remapped operands
E 69 96 Rewriter: immediate and delayed changes
F 97 115 Type conversion
G 116 136 Materializations
H 137 154 Region and block signature conversion
I 155 173 1:N conversion
J 174 187 Debug trace
K 188 219 Canonicalization and the greedy driver
L 220 241 Folding
M 242 250 Constants from attributes
N 251 268 std to LLVM: the pass
O 269 284 std to LLVM: scalar, index and vector types
P 285 306 std to LLVM: memref types
Q 307 325 std to LLVM: function types and signatures
R 326 343 std to LLVM: memref calling convention
S 344 359 std to LLVM: C wrappers
T 360 369 std to LLVM: repeated successors
U 370 383 std to LLVM: loads, stores, linearization'

# "NUMBER FILE" for each requirement that a test names, ranges R3-R5 and
# R3..R5 written out.
named() {
  grep -rnE --include='*.mlir' --include='*.c' --include='*.test' --include='*.py' \
    '\bR[0-9]+\b' test |
    grep -vE '^[^:]*:[0-9]+: *// *[A-Z0-9_-]*(CHECK|MLIR|NOT|NEXT|SAME|DAG|LABEL)[A-Z0-9_-]*:|\[\[R[0-9]' |
    awk -F: '{
      file = $1
      rest = $0
      while (match(rest, /(^|[^A-Za-z0-9_%])R[0-9]+((-|–|\.\.)R?[0-9]+)?/)) {
        print file, substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
      }
    }' |
    awk '{
      file = $1
      text = $2
      gsub(/[^0-9]+/, " ", text)
      sub(/^ /, "", text)
      count = split(text, parts, " ")
      last = count > 1 ? parts[2] : parts[1]
      if (last - parts[1] > 40) last = parts[1]
      for (i = parts[1] + 0; i <= last + 0; i++) print i, file
    }' | sort -n | uniq
}

echo '# Requirements and their tests'
echo
echo 'Made by `utils/coverage.sh`. A requirement without a file has no test that names it.'
named |
  awk -v groups="$groups" '
    { files[$1] = files[$1] (files[$1] == "" ? "" : ", ") "`" substr($2, 6) "`" }
    END {
      count = split(groups, rows, "\n")
      for (g = 1; g <= count; g++) {
        split(rows[g], field, " ")
        title = rows[g]
        sub(/^[A-Z] [0-9]+ [0-9]+ /, "", title)
        tested = 0
        for (i = field[2]; i <= field[3]; i++) if (files[i] != "") tested++
        size = field[3] - field[2] + 1
        total += size
        all += tested
        printf "\n## %s. %s: %d of %d\n\n", field[1], title, tested, size
        for (i = field[2]; i <= field[3]; i++)
          printf "- R%d %s\n", i, files[i] == "" ? "—" : files[i]
      }
      printf "\n%d of %d requirements are named by a test.\n", all, total
    }'
