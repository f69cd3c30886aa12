# SPDX-License-Identifier: Apache-2.0
"""damage.py PROGRAM FILE: runs PROGRAM over FILE with bytes changed or cut off.

Each run must end by itself, with success or with one error that says what is
wrong. Prints how many there were of each.
"""
import os
import random
import subprocess
import sys
import tempfile

program, path = sys.argv[1:]
with open(path, "rb") as file:
    whole = file.read()
random.seed(1)


def damaged():
    """The file with a few bytes changed, cut off or put in, each way in turn."""
    for size in range(4, len(whole), 23):
        yield whole[:size]
    for at in range(4, len(whole), 5):
        yield whole[:at] + bytes([whole[at] ^ random.choice((1, 2, 16, 128, 255))]) + whole[at + 1:]
    for _ in range(80):
        at = random.randrange(4, len(whole))
        part = bytes(random.choice((0, 1, 3, 255, random.randrange(256))) for _ in range(random.randrange(1, 9)))
        yield whole[:at] + part + whole[at + random.choice((0, len(part))):]


def check(data, name):
    with open(name, "wb") as file:
        file.write(data)
    done = subprocess.run([program, "-allow-unregistered-dialect", name], capture_output=True, timeout=20, check=False)
    errors = done.stderr.count(b"error: ")
    if done.returncode not in (0, 1) or (done.returncode == 1) != (errors > 0) or b"runtime error" in done.stderr:
        print("wrong: exit %d, %r" % (done.returncode, done.stderr[:400]))
        sys.exit(1)
    return done.returncode


with tempfile.TemporaryDirectory() as folder:
    results = [check(data, os.path.join(folder, "damaged.bc")) for data in damaged()]
print("read %d, refused %d" % (results.count(0), results.count(1)))
