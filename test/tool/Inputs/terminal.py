# SPDX-License-Identifier: Apache-2.0
"""What the tool shows of itself on a terminal: terminal.py MLOPT.

Each run gets a pseudo terminal as its standard error, and its input slowly or at once."""
import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
import threading
import time

MLOPT = sys.argv[1]
ERASE = "\r\033[K"
MODULE = b"func.func @f() { return }\n"
MANY = b"".join(b"func.func @f%d(%%a: i32) -> i32 {\n%s return %%0 : i32\n}\n" %
                (i, b"".join(b" %%%d = arith.addi %%a, %%a : i32\n" % k for k in range(9)))
                for i in range(20000))
ENDINGS = signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT


def read_all(fd):
    text = b""
    while True:
        try:
            part = os.read(fd, 4096)
        except OSError:  # Nobody holds the other end any more.
            return text
        if not part:
            return text
        text += part


def run(words, text, seconds, terminal="xterm", columns=80, number=None, **variables):
    """Exit status, standard output, and what came to the terminal. In place of the input, the
    signal `number` may come."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    environment = dict(os.environ, TERM=terminal, **{"NO_COLOR": "", **variables})
    tool = subprocess.Popen([MLOPT, "-"] + words, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            stderr=slave, env=environment,
                            # Who runs tests may ignore signals.
                            preexec_fn=lambda: [signal.signal(each, signal.SIG_DFL)
                                                for each in ENDINGS])
    os.close(slave)
    shown = []
    reader = threading.Thread(target=lambda: shown.append(read_all(master)))
    reader.start()
    time.sleep(seconds)
    if number:
        tool.send_signal(number)
    out = tool.communicate(text)[0]
    reader.join()
    os.close(master)
    return tool.returncode, out.decode(), shown[0].decode().replace("\r\n", "\n")


def expect(name, holds, found):
    print(("ok: " if holds else "not ok: ") + name + ("" if holds else f": {found!r}"))


def main():
    status, out, shown = run([], MODULE, 0)
    expect("short work shows nothing", (status, shown) == (0, "") and "@f" in out, shown)

    status, out, shown = run(["-canonicalize"], MODULE, 1.7)
    line = ERASE + "mlopt: 1 s, the input is read"
    expect("long work shows a line", shown.startswith(line), shown)
    expect("which is erased", shown.endswith(ERASE) and "\n" not in shown, shown)
    expect("and the output is as ever", status == 0 and "@f" in out, out)

    status, out, shown = run([], b"func.func @f( { return }\n", 1.7)
    before, _, message = shown.rpartition(ERASE)
    expect("errors come after it", status == 1 and before.startswith(line) and
           message.startswith("<stdin>:1:14: error: "), shown)

    status, out, shown = run([], MODULE, 1.7, terminal="dumb")
    expect("a terminal that cannot erase shows nothing", shown == "", shown)

    status, out, shown = run([], MODULE, 1.7, columns=20)
    expect("what is too wide is cut off", shown.startswith(line[:len(ERASE) + 19] + ERASE), shown)

    for number in ENDINGS:
        status, out, shown = run([], None, 1.7, number=number)
        expect("a signal ends the tool and erases the line",
               status == -number and shown.startswith(line) and shown.endswith(ERASE),
               (status, shown))

    status, out, shown = run(["-canonicalize", "-mlir-disable-threading"], MANY, 1.7)
    expect("a pass is named while functions stream", "s, canonicalize" in shown, shown)

    for variables, words, color in ({}, [], True), ({"NO_COLOR": "1"}, [], False), \
            ({"NO_COLOR": "1"}, ["-color"], True), ({}, ["-color=false"], False):
        shown = run(words, b"func.func", 0, **variables)[2]
        expect(f"colors with {variables} {words}: {color}", ("\033" in shown) == color, shown)

    slow = subprocess.run([MLOPT, "-"], input=MODULE, capture_output=True)
    expect("nor does what is no terminal", slow.stderr == b"", slow.stderr)


main()
