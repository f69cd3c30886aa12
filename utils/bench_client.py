# SPDX-License-Identifier: Apache-2.0
"""One client of MLIR's C interface, with libmlopt and with libMLIR (bench.py)."""
import glob
import os
import subprocess

LLVM = "/usr/lib/llvm-22"


def build_reference(source, program):
    """The client with LLVM's headers and libraries; False where they are not there."""
    libraries = sorted(glob.glob(LLVM + "/lib/libMLIRCAPI*.a"))
    if not libraries:
        return False
    command = ["cc", "-std=c11", "-D_GNU_SOURCE", "-O2", "-I" + LLVM + "/include", "-o", program, source,
               "-Wl,--start-group"] + libraries + [
                   "-Wl,--end-group", f"-L{LLVM}/lib", "-lMLIR", "-l:libLLVM.so.22.1", "-lstdc++", "-lm"]
    subprocess.run(command, check=True)
    return True


def best(program, libraries, count, repeats):
    """Each step's fastest time in seconds, and the memory in bytes."""
    steps = {}
    environment = dict(os.environ, LD_LIBRARY_PATH=libraries)
    for _ in range(repeats):
        output = subprocess.check_output([program, str(count)], text=True, env=environment)
        for line in output.splitlines():
            step, value = line.split()
            steps[step] = min(float(value), steps.get(step, float(value)))
    return steps


def bench_client(bench, build, count):
    """Prints a row for each step; the targets are five times the speed and a third of the memory."""
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bench_capi.c")
    mine = best(os.path.join(build, "bench-capi"), build, count, bench.repeats)
    reference = bench.path("bench-capi")
    other = best(reference, LLVM + "/lib", count, bench.repeats) if build_reference(source, reference) else {}
    print(f"\n{'client of the C interface, ' + str(count) + ' operations':<50}{'ms':>10}{'ref ms':>10}{'times':>8}")
    for step, value in mine.items():
        gain = other[step] / value if step in other else None
        what, unit = ("peak MB", 1 / (1024.0 * 1024.0)) if step == "memory" else (step, 1e3)
        print(f"{what:<50}{value * unit:>10.1f}"
              + (f"{other[step] * unit:>10.1f}{gain:>7.1f}x" if gain else f"{'-':>10}{'-':>8}"))
        asked = 3 if step == "memory" else 5
        if gain:
            bench.target(f"client of the C interface, {step}", gain >= asked,
                         f"{gain:.1f} times less than with libMLIR ({asked} asked)")
