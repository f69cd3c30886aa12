#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the fuzzer's first inputs and its dictionary: seeds.py FOLDER DICTIONARY

Inputs are the parts of all test files, without comments; words are the keywords of
the parser, the names of operations, and the tokens of types and attributes that
the test files hold.
"""
import hashlib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TOKEN = re.compile(rb"[!#@%^]?[A-Za-z_][A-Za-z0-9_.]*<?|->|::|\(\{|\}\)|<\{|\}>|\{-#|#-\}|\]>")


def parts():
    """Texts of all tests, in small pieces."""
    files = sorted((ROOT / "test").rglob("*.mlir")) + sorted((ROOT / "test/fuzz").glob("corpus/*"))
    for path in files:
        for part in path.read_bytes().split(b"// -----"):
            text = re.sub(rb"(?m)^\s*//.*\n", b"", part).strip() + b"\n"
            yield text
            # Functions alone are better seeds than a file of them.
            for piece in re.split(rb"\n(?=(?:func|llvm\.|module|\"))", text):
                yield piece.strip() + b"\n"


def words(texts):
    """Each once, in order of appearance."""
    found = dict.fromkeys(
        re.findall(rb'"([a-z_.]+)"', (ROOT / "parser/keywords.def").read_bytes())
    )
    for table in sorted(ROOT.glob("lib/dialects/*/*_ops.def")):
        found.update(dict.fromkeys(re.findall(rb'"([a-z_]+\.[a-z_.0-9]+)"', table.read_bytes())))
    for text in texts:
        found.update(dict.fromkeys(TOKEN.findall(text)))
    return [word for word in found if 1 < len(word) < 32]


def main():
    folder, dictionary = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    texts = list(dict.fromkeys(parts()))
    for text in texts:
        (folder / hashlib.sha1(text).hexdigest()[:16]).write_bytes(text)
    dictionary.write_bytes(b"".join(b'"%s"\n' % word for word in words(texts)))


if __name__ == "__main__":
    main()
