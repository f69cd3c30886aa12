# SPDX-License-Identifier: Apache-2.0
"""-reduce and -bisect end well when a signal comes: interrupt.py MLOPT.

Each test that they run takes its time, so that the signal comes in the middle."""
import os
import signal
import subprocess
import sys
import tempfile
import time

MLOPT = sys.argv[1]
MODULE = "".join(f"func.func @f{i}() {{ return }}\n" for i in range(64)) + \
    'func.func @g() { "test.plant"() : () -> () return }\n'
SCRIPT = """#!/bin/sh
test -e {folder}/second && exec sleep 60
grep -q test.plant $1 || exit 0
test -e {folder}/first && touch {folder}/second
touch {folder}/first
exit 1
"""


def expect(name, holds, found):
    print(("ok: " if holds else "not ok: ") + name + ("" if holds else f": {found!r}"))


def interrupted(folder, number, words, after):
    """Exit status and messages of a run that gets the signal once `after` is there."""
    environment = dict(os.environ, TMPDIR=folder)
    tool = subprocess.Popen([MLOPT, f"{folder}/in.mlir", "-allow-unregistered-dialect", *words,
                             "-o", f"{folder}/out.mlir"], env=environment,
                            stderr=subprocess.PIPE, text=True,
                            # Who runs tests may ignore signals.
                            preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
    while not os.path.exists(f"{folder}/{after}") and tool.poll() is None:
        time.sleep(0.01)
    time.sleep(0.2)
    tool.send_signal(number)
    messages = tool.communicate(timeout=50)[1]
    return tool.returncode, messages


def files(folder, text=SCRIPT):
    with open(f"{folder}/in.mlir", "w") as file:
        file.write(MODULE)
    with open(f"{folder}/test.sh", "w") as file:
        file.write(text.format(folder=folder))
    os.chmod(f"{folder}/test.sh", 0o755)


def main():
    for number in signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT:
        with tempfile.TemporaryDirectory() as folder:
            files(folder)
            status, messages = interrupted(folder, number, [f"-reduce={folder}/test.sh"], "second")
            expect("it ends by the signal", status == -number, (status, messages))
            expect("and says so", "-reduce: interrupted; the smallest so far is written: "
                   in messages, messages)
            with open(f"{folder}/out.mlir") as file:
                text = file.read()
            expect("what is left is smaller and fails", "test.plant" in text and
                   text.count("return") < MODULE.count("return"), text)
            expect("no folder is left", not [name for name in os.listdir(folder)
                                             if name.startswith("mlopt-")], os.listdir(folder))
    with tempfile.TemporaryDirectory() as folder:
        files(folder, "#!/bin/sh\ntouch {folder}/first\nexec sleep 60\n")
        status, messages = interrupted(folder, signal.SIGINT, [f"-reduce={folder}/test.sh"], "first")
        expect("nothing is written before the first test has ended",
               status == -signal.SIGINT and "before the first test" in messages and
               not os.path.exists(f"{folder}/out.mlir"), (status, messages))
        status, messages = interrupted(folder, signal.SIGINT,
                                       ["-canonicalize", f"-bisect={folder}/test.sh"], "first")
        expect("-bisect ends, too", status == -signal.SIGINT and
               "-bisect: interrupted" in messages, (status, messages))


main()
