#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Keeps the README's pasted output true.

A block of the README that follows a line `<!-- run: COMMAND -->` is what COMMAND
prints, run from the top level with `mlopt` meaning the built tool, and the
examples likewise. Without arguments this rewrites the blocks; with --check it says which are out of date.
"""
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BLOCK = re.compile(
    r"(<!-- run: (?P<command>.*?) -->\n```[a-z]*\n)(?P<body>.*?)(```\n)", re.S)


def run(command, build):
    environment = dict(os.environ)
    folders = [os.path.join(ROOT, build), os.path.join(ROOT, build, "examples")]
    environment["PATH"] = ":".join(folders + [environment["PATH"]])
    done = subprocess.run(command, shell=True, cwd=ROOT, env=environment,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, timeout=60)
    return done.stdout.rstrip("\n") + "\n"


def main():
    check = "--check" in sys.argv
    build = os.environ.get("MLOPT_BUILD", "build")
    path = os.path.join(ROOT, "README.md")
    with open(path, encoding="utf-8") as file:
        old = file.read()
    stale = []

    def refresh(match):
        body = run(match["command"], build)
        if body != match["body"]:
            stale.append(match["command"])
        return match[1] + body + match[4]

    new = BLOCK.sub(refresh, old)
    if not BLOCK.search(old):
        stale.append("(no block found)")
    if check:
        for command in stale:
            print("not ok: README shows old output of: " + command)
        if not stale:
            print("ok: README shows what runs print")
        return 1 if stale else 0
    with open(path, "w", encoding="utf-8") as file:
        file.write(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
