# SPDX-License-Identifier: Apache-2.0
"""Golden messages: each entry of a table is a command line (`$ …`) or an input (between
`<<<` and `>>>`), then what the tool writes to standard error, and its exit status is 1.
None is longer than a screen. With 1, 2 and 8 threads the messages are the same.

check.py MLOPT TABLE [write]: write puts what the tool says now into the table."""
import shlex
import subprocess
import sys

SCREEN = 24


def entries(lines):
    """(command line or None, input or None, expected lines)"""
    found = []
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if line.startswith("$ "):
            found.append((line[2:], None, []))
        elif line == "<<<":
            end = lines.index(">>>", at)
            found.append((None, "\n".join(lines[at:end]) + "\n", []))
            at = end + 1
        elif found:
            found[-1][2].append(line)
    return found


def run(tool, command, text, threads=0):
    words = shlex.split(command) if command is not None else ["-"]
    if threads:
        words = [f"-threads={threads}"] + words
    done = subprocess.run([tool] + words, input=text or "", capture_output=True, text=True)
    return done.returncode, done.stderr.rstrip("\n").split("\n")


def read_table(path):
    with open(path) as file:
        return entries(file.read().rstrip("\n").split("\n"))


def main():
    mlopt, path = sys.argv[1:3]
    table = read_table(path)
    failed = 0
    for number, (command, text, expected) in enumerate(table):
        status, said = run(mlopt, command, text)
        if "write" in sys.argv[3:]:
            expected[:] = said
        problems = []
        if status != 1:
            problems.append(f"exit status {status}")
        if said != expected:
            problems.append("said:\n" + "\n".join(said))
        if len(said) > SCREEN:
            problems.append(f"{len(said)} lines")
        for threads in (1, 2, 8) if text else ():
            if run(mlopt, command, text, threads) != (status, said):
                problems.append(f"something else with {threads} threads")
        if problems:
            failed += 1
            print(f"{command or text}\n  " + "\n  ".join(problems))
    if "write" in sys.argv[3:]:
        with open(path, "w") as file:
            for command, text, said in table:
                file.write(f"$ {command}\n" if command is not None else f"<<<\n{text}>>>\n")
                file.write("\n".join(said) + "\n")
    print(f"{len(table) - failed} as expected, {failed} not")


if __name__ == "__main__":
    main()
