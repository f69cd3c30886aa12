#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that each prototype in a header has a comment of its own.

prototypes.py [-l] [FOLDER…]: how many lack one, by folder. Fails if there are
more than ALLOWED, and lists them (-l: in any case). A prototype's own comment
ends on the line before it or stands on its last line. Several functions
declared by the name of their type (`OpVerifier a, b;`) are one prototype. In
the headers of MLIR's C interface functions on consecutive lines are a family
(is it one, its id, its name, how to get one) with one comment, and macros that
declare some have theirs.
"""
import re
import sys
from collections import Counter
from pathlib import Path

ALLOWED = 0
ROOMS = ["lib", "parser", "passes", "tool"]
FAMILIES = "mlir-c"
MACRO = re.compile(r"[A-Z][A-Z0-9_]*$")
TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<directive>^[ \t]*\#(?:\\.|[^\n\\])*)
      | (?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
      | (?P<space>\s+)
      | (?P<word>\w+|.)""",
    re.X | re.M | re.S)
# A function by its parameters, or by the name of its type alone.
PROTOTYPE = re.compile(r"(?!typedef\b|_Static_assert\b|struct \w+ {).*?\b(\w+) \(.*;"
                       r"|(?!extern\b|struct\b|enum\b|union\b|typedef\b)\w+ (\w+) [,;]")

ATTRIBUTE = re.compile(r"__attribute__ \( \(.*?\) \) |MLIR_CAPI_EXPORTED ")


def prototypes(text, has_families=False):
    """(name, line, has a comment of its own) of each prototype."""
    comments = set()  # The last line of each comment with lines of its own.
    words, depth, line = [], 0, 1
    begin = shared = 0  # `shared`: the last line of a family with a comment.
    for match in TOKEN.finditer(text):
        kind, token = match.lastgroup, match.group()
        if kind in ("string", "word"):
            begin = begin if words else line
            words.append(token)
            depth += (token == "{") - (token == "}")
            if words[:2] == ["extern", '"C"'] and token in "{":
                words, depth = [], 0
            elif depth <= 0 and token in (";", "}"):
                found = PROTOTYPE.match(ATTRIBUTE.sub("", " ".join(words)))
                # After a struct's } comes its name; after a body nothing.
                struct = token == "}" and words[0] in ("struct", "union", "enum", "typedef")
                if found and token == ";":
                    end = text.find("\n", match.end())
                    own = (begin - 1 in comments or "//" in text[match.end():end] or
                           begin - 1 == shared)
                    name = found.group(1) or found.group(2)
                    if own and has_families:
                        shared = line
                    if not (has_families and MACRO.match(name)):
                        yield name, begin, own
                if not struct:
                    words, depth = [], 0
        line += token.count("\n")
        if kind == "comment" and not text[:match.start()].rpartition("\n")[2].strip():
            comments.add(line)


def main():
    folders = [arg for arg in sys.argv[1:] if arg != "-l"] or ROOMS
    lacking, seen, names = Counter(), 0, []
    for header in sorted(path for folder in folders for path in Path(folder).rglob("*.h")):
        for name, line, own in prototypes(header.read_text(), FAMILIES in header.parts):
            seen += 1
            if own:
                continue
            lacking[header.parent] += 1
            names.append(f"  {header}:{line}: {name}")
    for folder, count in sorted(lacking.items()):
        print(f"  {folder}: {count}")
    total = lacking.total()
    if total > ALLOWED or "-l" in sys.argv:
        print("\n".join(names))
    print(f"{'ok' if total <= ALLOWED else 'not ok'}: {total} of {seen} prototypes without a comment of their own"
          f" ({ALLOWED} allowed)")
    return total > ALLOWED


if __name__ == "__main__":
    sys.exit(main())
