#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Clients of MLIR's C interface: the programs of test/capi/clients.

capi_clients.py BUILD
    runs those in BUILD/capi and compares what they print with the .out files
    beside their sources; and those of test/capi/own, which use what MLIR's
    interface lacks, with their .txt files.
capi_clients.py --compare BUILD [NAME…]
    builds each three times: with LLVM's headers against libMLIR, with LLVM's
    headers against BUILD/libmlopt.so, and with mlopt's headers against that.
    All three must print the same, which is what the .out file says. Needs
    Debian's libmlir-22-dev. --record in front of it writes the .out files from
    what libMLIR prints.
"""
import glob
import os
import subprocess
import sys

LLVM = "/usr/lib/llvm-22"
CLIENTS = "test/capi/clients"
OWN = "test/capi/own"
HEADERS = "lib/capi/include"


def sources(names):
    paths = sorted(glob.glob(CLIENTS + "/*/*.c"))
    return [path for path in paths if not names or name_of(path) in names]


def name_of(path):
    return os.path.splitext(os.path.basename(path))[0]


def run(program, where):
    environment = dict(os.environ, LD_LIBRARY_PATH=where)
    done = subprocess.run([program], capture_output=True, text=True, timeout=120,
                          env=environment, stdin=subprocess.DEVNULL)
    text = done.stdout
    if done.returncode:
        text += f"exit status {done.returncode}\n{done.stderr}"
    return text


def expected(path):
    ending = ".txt" if path.startswith(OWN) else ".out"
    with open(os.path.splitext(path)[0] + ending, encoding="utf-8") as file:
        return file.read()


def report(path, how, wanted, found):
    if wanted == found:
        return True
    print(f"{path} {how} prints other than expected:")
    wanted, found = wanted.splitlines(), found.splitlines()
    for i in range(max(len(wanted), len(found))):
        left = wanted[i] if i < len(wanted) else "(nothing)"
        right = found[i] if i < len(found) else "(nothing)"
        if left != right:
            print(f"  line {i + 1}\n  - {left}\n  + {right}")
            break
    return False


def check(build):
    bad = 0
    own = sorted(glob.glob(OWN + "/*.c"))
    paths = sources([]) + own
    for path in paths:
        folder = "capi/own" if path in own else "capi"
        program = os.path.join(build, folder, name_of(path))
        bad += not report(path, "", expected(path), run(program, build))
    print(f"{len(paths) - bad} of {len(paths)} clients print what is expected")
    return bad == 0 and len(paths) > 0


def compile_client(path, out, headers, libraries):
    command = ["cc", "-std=c11", "-Wall", "-Werror", "-I" + headers, "-Itest/capi", "-o", out, path]
    subprocess.run(command + libraries, check=True)
    return out


def compare(build, names, records):
    libraries = sorted(glob.glob(LLVM + "/lib/libMLIRCAPI*.a"))
    theirs = ["-Wl,--start-group"] + libraries + [
        "-Wl,--end-group", f"-L{LLVM}/lib", "-lMLIR", "-l:libLLVM.so.22.1", "-lstdc++", "-lm"]
    ours = [f"-L{build}", "-lmlopt"]
    scratch = os.path.join(build, "capi-compare")
    os.makedirs(scratch, exist_ok=True)
    bad = 0
    for path in sources(names):
        out = os.path.join(scratch, name_of(path))
        wanted = run(compile_client(path, out, LLVM + "/include", theirs), LLVM + "/lib")
        if records:
            with open(os.path.splitext(path)[0] + ".out", "w", encoding="utf-8") as file:
                file.write(wanted)
        ok = report(path, "with libMLIR", expected(path), wanted)
        for headers in [LLVM + "/include", HEADERS]:
            found = run(compile_client(path, out, headers, ours), build)
            ok = report(path, f"with libmlopt and {headers}", wanted, found) and ok
        bad += not ok
    print(f"{len(sources(names)) - bad} of {len(sources(names))} clients agree with libMLIR")
    return bad == 0


def main():
    arguments = sys.argv[1:]
    records = "--record" in arguments
    arguments = [argument for argument in arguments if argument != "--record"]
    compares = arguments[0] == "--compare"
    build = os.path.abspath(arguments[1 if compares else 0])
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
    if compares:
        return 0 if compare(build, arguments[2:], records) else 1
    return 0 if check(build) else 1


sys.exit(main())
