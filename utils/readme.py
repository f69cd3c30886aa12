#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Keeps the pasted output in the README and in those of the rooms true.

A block that follows a line `<!-- run: COMMAND -->` is what COMMAND prints, run
from the top level with `mlopt` meaning the built tool, and the examples likewise.
Without arguments this rewrites the blocks; with --check it says which are out of
date, and which links lead nowhere.
"""
import glob
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BLOCK = re.compile(
    r"(<!-- run: (?P<command>.*?) -->\n```[a-z]*\n)(?P<body>.*?)(```\n)", re.S)
LINK = re.compile(r"\[[^\]]*\]\(([^)#:]+)\)")


def run(command, build):
    environment = dict(os.environ)
    folders = [os.path.join(ROOT, build), os.path.join(ROOT, build, "examples")]
    environment["PATH"] = ":".join(folders + [environment["PATH"]])
    done = subprocess.run(command, shell=True, cwd=ROOT, env=environment,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, timeout=60)
    return done.stdout.rstrip("\n") + "\n"


def refresh(path, build):
    """The text of `path` with the output of today, and what was out of date."""
    stale = []

    def run_block(match):
        body = run(match["command"], build)
        if body != match["body"]:
            stale.append("old output of: " + match["command"])
        return match[1] + body + match[4]

    with open(path, encoding="utf-8") as file:
        text = BLOCK.sub(run_block, file.read())
    for link in LINK.findall(text):
        if not os.path.exists(os.path.join(os.path.dirname(path), link)):
            stale.append("a link to nothing: " + link)
    return text, stale


def main():
    build = os.environ.get("MLOPT_BUILD", "build")
    num_stale = 0
    for path in sorted(glob.glob(os.path.join(ROOT, "README.md")) +
                       glob.glob(os.path.join(ROOT, "*", "README.md"))):
        name = os.path.relpath(path, ROOT)
        text, stale = refresh(path, build)
        num_stale += len(stale)
        if "--check" not in sys.argv:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            continue
        for what in stale:
            print(f"not ok: {name} shows {what}")
        if not stale:
            print(f"ok: {name} shows what runs print")
    return 1 if "--check" in sys.argv and num_stale else 0


if __name__ == "__main__":
    sys.exit(main())
