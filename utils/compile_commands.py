#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes a compilation database: compile_commands.py OUT COMMAND FILE… [-- COMMAND FILE…]…

Each file is compiled by the command before it, in the current folder. A generated
one includes headers of the folder that its source is in.
"""
import json
import os
import pathlib
import sys


def entries(words):
    while words:
        group = words[: words.index("--")] if "--" in words else words
        words = words[len(group) + 1 :]
        for name in group[1:]:
            arguments = group[0].split()
            if "/gen/" in name:
                arguments.append("-I" + os.path.dirname(name.split("/gen/", 1)[1]))
            yield {"directory": os.getcwd(), "arguments": arguments + [name], "file": name}


out = pathlib.Path(sys.argv[1])
out.parent.mkdir(parents=True, exist_ok=True)
out.write_text(json.dumps(list(entries(sys.argv[2:])), indent=1) + "\n")
