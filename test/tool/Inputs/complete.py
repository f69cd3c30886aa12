# SPDX-License-Identifier: Apache-2.0
"""What a shell makes of the beginning of a command line: complete.py MLOPT bash|zsh|fish.

For each line, what the tab key writes, or the words that it offers."""
import os
import pty
import select
import subprocess
import sys
import tempfile
import time

MLOPT, SHELL = sys.argv[1:]
LINES = ["-canonic", "--canonic", "-mlir-print-ir-before-", "-canonicalize=top", "--canonicalize=top",
         "-remark-format=y", "-explain-failures=le", "-mlir-print-ir-after=canonic", "-cse in",
         "-canonicalize in"]

BASH = """
. {folder}/bash
line=(mlopt {words})
COMP_WORDS=("${{line[@]}}") COMP_CWORD=$((${{#line[@]}} - 1))
_mlopt
for word in "${{COMPREPLY[@]}}"; do echo "$word"; done
[ ${{#COMPREPLY[@]}} -gt 0 ] || compgen -f -- "${{COMP_WORDS[COMP_CWORD]}}"
"""


def bash(folder, line):
    """Calls the function as bash would, which breaks words at each `=`."""
    words = " ".join(line.replace("=", " = ").split())
    done = subprocess.run(["bash", "-c", BASH.format(folder=folder, words=words)], cwd=folder,
                          capture_output=True, text=True)
    return done.stdout.split()


def fish(folder, line):
    command = f"source {folder}/fish; complete -C'mlopt {line}'"
    done = subprocess.run(["fish", "--no-config", "-c", command], cwd=folder, capture_output=True,
                          text=True)
    return [each.split("\t")[0] for each in done.stdout.splitlines()]


class Zsh:
    """zsh on a pseudo terminal. A key shows the line as the tab key has left it."""
    SETUP = b"""PROMPT=; unsetopt zle_bracketed_paste prompt_cr prompt_sp; stty -echo
fpath=(%s $fpath); autoload -Uz compinit; compinit -u -D
show() { print "\\074$BUFFER\\076"; zle kill-whole-line; }; zle -N show; bindkey '^X' show
print '\\074ready\\076'
"""

    def __init__(self, folder):
        os.rename(f"{folder}/zsh", f"{folder}/_mlopt")
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="dumb", HOME=folder, ZDOTDIR=folder)
            os.chdir(folder)
            os.execvp("zsh", ["zsh", "-f", "-i"])
        os.write(self.fd, self.SETUP % folder.encode())
        self.shown()

    def shown(self, seconds=50):
        """What comes next between angle brackets."""
        text, end = "", time.monotonic() + seconds
        while ">" not in text[text.find("<"):] and time.monotonic() < end:
            if select.select([self.fd], [], [], 0.1)[0]:
                text += os.read(self.fd, 4096).decode(errors="replace")
        return text[text.find("<") + 1:text.rfind(">")]

    def words(self, line):
        os.write(self.fd, f"mlopt {line}\t\x18".encode())
        return self.shown().split()[-1:]


def main():
    with tempfile.TemporaryDirectory() as folder:
        open(f"{folder}/input.mlir", "w").close()
        with open(f"{folder}/{SHELL}", "wb") as file:
            file.write(subprocess.run([MLOPT, f"-completion={SHELL}"], capture_output=True,
                                      check=True).stdout)
        complete = {"bash": lambda line: bash(folder, line), "fish": lambda line: fish(folder, line),
                    "zsh": SHELL == "zsh" and Zsh(folder).words}[SHELL]
        for line in LINES:
            print(f"{line}: {' '.join(complete(line))}")


main()
