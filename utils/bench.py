#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures mlopt, beside mlir-opt-22 where that is installed.

bench.py BUILD [--quick]: each job on modules of three sizes, each double the one
before. Runs of the two tools alternate; the fastest of REPEATS runs counts.
Prints a table, then which targets are met; "ref" is mlir-opt-22. Timing never fails the run;
a command that fails does.

Growth is to be that of the work. Drivers and passes alone begin with none of the module
in the caches, whatever its size, and the worst doubling counts; where a row says "cached",
all of the module is. A run of the whole tool leaves the caches at one of its sizes, which
costs once: its two doublings are both shown, and their geometric mean counts. Where that is
over the limit the target is not met, and its text says too how the instructions grow, by
callgrind if there is one: if they double, it is memory that is slow. The memory that a
command takes is taken once before (see bench_launch.c).
"""

import math
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "generate"))
import bench_client  # noqa: E402
import bench_real  # noqa: E402
import generate_bench  # noqa: E402

OPS_PER_FUNCTION = generate_bench.OPS_PER_FUNCTION
REPEATS = 5
TIMEOUT = 120  # seconds, for one run
MEBIBYTE = 1024.0 * 1024.0


class Run:
    """The best of some runs of one command."""

    def __init__(self):
        self.nanoseconds = None
        self.kibibytes = None
        self.status = 0

    def add(self, nanoseconds, kibibytes, status):
        if self.nanoseconds is None or nanoseconds < self.nanoseconds:
            self.nanoseconds = nanoseconds
        if self.kibibytes is None or kibibytes < self.kibibytes:
            self.kibibytes = kibibytes
        self.status = self.status or status


class Bench:
    def __init__(self, build, quick):
        self.mlopt = os.path.join(build, "mlopt")
        self.conversion = os.path.join(build, "bench-conversion")
        self.reference = shutil.which("mlir-opt-22")
        self.repeats = 2 if quick else REPEATS
        self.scale = 10 if quick else 1
        self.folder = tempfile.mkdtemp(prefix="mlopt-bench-")
        self.launcher = os.path.join(self.folder, "launch")
        source = os.path.join(os.path.dirname(__file__), "bench_launch.c")
        subprocess.check_call([os.environ.get("CC", "cc"), "-std=c11", "-D_GNU_SOURCE",
                               "-O1", "-o", self.launcher, source])
        self.failures = []
        self.targets = []  # (name, reached, text)

    def path(self, name):
        return os.path.join(self.folder, name)

    def generate(self, kind, count):
        path = self.path(f"{kind}-{count}.mlir")
        if not os.path.exists(path):
            generate_bench.write(kind, count, path)
        return path

    def once(self, command, kibibytes):
        """Processor time where there is one thread, which other work on the machine
        disturbs least; else the time that passed. `kibibytes`: what it took before."""
        output = subprocess.check_output([self.launcher, str(TIMEOUT), str(kibibytes or 0)] + command,
                                         text=True)
        nanoseconds, microseconds, kibibytes, status = (int(word) for word in output.split())
        if "-mlir-disable-threading" in command:
            nanoseconds = microseconds * 1000
        return nanoseconds, kibibytes, status

    def elapsed(self, command):
        """The nanoseconds that passed."""
        output = subprocess.check_output([self.launcher, str(TIMEOUT), "0"] + command, text=True)
        return int(output.split()[0])

    def measure(self, commands, repeats=None, expected_status=0):
        """The best runs of several commands, taken in turn."""
        runs = [Run() if command else None for command in commands]
        for _ in range(repeats or self.repeats):
            for run, command in zip(runs, commands):
                if run is not None and run.status in (0, expected_status):
                    run.add(*self.once(command, run.kibibytes))
        if runs[0].status != expected_status:
            self.failures.append(f"exit status {runs[0].status}: {' '.join(commands[0])}")
        return runs

    def target(self, name, reached, text):
        self.targets.append((name, reached, text))

    def growth_target(self, name, growth, doublings, commands=()):
        """`growth` counts; `doublings` are what it was made of. `commands`: of the two
        smaller sizes."""
        text = f"{growth:.2f} for a double input (2.2 allowed)"
        if len(doublings) > 1:
            text += ", of " + " and ".join(f"{one:.2f}" for one in doublings)
        if growth > 2.2 and commands and shutil.which("valgrind"):
            smaller, larger = (self.instructions(command) for command in commands)
            text += f"; the instructions grow {larger / smaller:.2f}"
        self.target(f"growth of {name}", growth <= 2.2, text)

    def instructions(self, command):
        counted = self.path("counted")
        subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={counted}"] + command,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        with open(counted) as file:
            return int(re.search(r"^(?:summary|totals): (\d+)", file.read(), re.M)[1])


def geometric_mean(values):
    return math.prod(values) ** (1 / len(values)) if values else 0.0


def ratio(mine, other, what):
    """How many times more the other took; None where it did not run."""
    if other is None or other.status or not getattr(mine, what):
        return None
    return getattr(other, what) / getattr(mine, what)


def times(value):
    return "-" if value is None else f"{value:.1f}x"


HEADER = (f"{'job':<39}{'units':>8}{'MB':>7}{'ms':>10}{'ns/unit':>9}{'MB/s':>8}"
          f"{'peak MB':>9}{'growth':>8}{'ref ns/unit':>13}{'time':>8}{'memory':>8}")


def print_row(name, units, size, mine, other, growth):
    reference = "-" if other is None else "failed" if other.status else f"{other.nanoseconds / units:.0f}"
    print(f"{name:<39}{units:>8}{size / MEBIBYTE:>7.2f}{mine.nanoseconds / 1e6:>10.2f}"
          f"{mine.nanoseconds / units:>9.0f}"
          f"{size / MEBIBYTE / (mine.nanoseconds / 1e9):>8.1f}{mine.kibibytes / 1024:>9.1f}"
          f"{'-' if growth is None else f'{growth:.2f}':>8}{reference:>13}"
          f"{times(ratio(mine, other, 'nanoseconds')):>8}{times(ratio(mine, other, 'kibibytes')):>8}",
          flush=True)


def bench_start_up(bench):
    empty = bench.path("empty.mlir")
    with open(empty, "w") as file:
        file.write("module {\n}\n")
    commands = [[bench.mlopt, "-mlir-disable-threading", empty],
                [bench.reference, "-mlir-disable-threading", empty] if bench.reference else None]
    mine, other = bench.measure(commands, bench.repeats * 4)
    print_row("start-up, empty module", 1, os.path.getsize(empty), mine, other, None)
    gain = ratio(mine, other, "nanoseconds")
    if gain is not None:
        bench.target("start-up", gain >= 25, f"{gain:.1f} times faster than mlir-opt-22 (25 asked)")


def bench_job(bench, name, counts, files, options, speed_asked=None):
    """One job at each size. `files` gives for a count the input of mlopt and of
    the reference; `options` their options. A reference without options is not run."""
    before = mine = other = None
    doublings, measured = [], []
    for count in counts:
        mine_file, other_file = files(count)
        commands = [[bench.mlopt] + options[0] + [mine_file], None]
        measured.append(commands[0])
        if bench.reference and other_file and options[1] is not None:
            commands[1] = [bench.reference] + options[1] + [other_file]
        mine, other = bench.measure(commands)
        growth = mine.nanoseconds / before.nanoseconds if before else None
        doublings += [growth] if growth else []
        print_row(name, count * OPS_PER_FUNCTION, os.path.getsize(mine_file), mine, other, growth)
        before = mine
    bench.growth_target(name, geometric_mean(doublings), doublings, measured[:2])
    speed = ratio(mine, other, "nanoseconds")
    if speed_asked and speed is not None:
        bench.target(f"speed of {name}", speed >= speed_asked,
                     f"{speed:.1f} times faster than mlir-opt-22 ({speed_asked} asked)")
        memory = ratio(mine, other, "kibibytes")
        bench.target(f"memory of {name}", memory >= 4, f"1/{memory:.1f} of mlir-opt-22 (1/4 asked)")


def generic_file(bench, count):
    """The llvm module in generic form, as the reference prints it if it is there."""
    source = bench.generate("llvm", count)
    path = bench.path(f"generic-{count}.mlir")
    if not os.path.exists(path):
        with open(path, "w") as file:
            subprocess.check_call([bench.reference or bench.mlopt, "-mlir-print-op-generic", source],
                                  stdout=file)
    return path


def bench_modules(bench, counts):
    one = ["-mlir-disable-threading"]
    both = lambda kind: lambda count: (bench.generate(kind, count),) * 2
    twins = lambda count: (bench.generate("std", count), bench.generate("modern", count))
    generic = lambda count: (generic_file(bench, count),) * 2
    bench_job(bench, "parse, print: llvm", counts, both("llvm"), (one, one), 10)
    bench_job(bench, "parse, print: generic form", counts, generic,
              (one + ["-mlir-print-op-generic"],) * 2, 10)
    bench_job(bench, "parse, print: std", counts, twins, (one, one), 10)
    bench_job(bench, "std to llvm, wrapped", counts, twins,
              (one + ["-convert-std-to-llvm"], one + ["-convert-to-llvm"]), 10)
    bench_job(bench, "std to llvm, modern", counts, twins,
              (one + ["-convert-std-to-llvm=llvm-types=modern"], one + ["-convert-to-llvm"]), 10)
    bench_job(bench, "parse, print: llvm, threads", counts, both("llvm"), ([], []))
    bench_job(bench, "std to llvm, modern, threads", counts, twins,
              (["-convert-std-to-llvm=llvm-types=modern"], ["-convert-to-llvm"]))


def lowered_file(bench, count):
    """The modern module lowered, as mlir-translate-22 takes it."""
    path = bench.path(f"lowered-{count}.mlir")
    if not os.path.exists(path):
        with open(path, "w") as file:
            subprocess.check_call([bench.mlopt, "-convert-to-llvm", bench.generate("modern", count)], stdout=file)
    return path


def bench_lowering(bench, counts):
    """From today's dialects to llvm, and from there to LLVM IR."""
    one = ["-mlir-disable-threading"]
    both = lambda count: (bench.generate("modern", count),) * 2
    for passes in (["-convert-to-llvm"], ["-canonicalize", "-cse", "-convert-to-llvm"]):
        bench_job(bench, " ".join(passes), counts, both, (one + passes,) * 2, 12)
    opt, bench.reference = bench.reference, shutil.which("mlir-translate-22")
    lowered = lambda count: (lowered_file(bench, count),) * 2
    bench_job(bench, "export (ref: mlir-translate-22)", counts, lowered, (one + ["-mlir-to-llvmir"], ["-mlir-to-llvmir"]), 10)
    bench.reference = opt


def bench_passes(bench, counts):
    """On arith, cf and func, with things to fold, to find equal and to propagate."""
    both = lambda count: (bench.generate("mixed", count),) * 2
    for name in ("-canonicalize", "-cse", "-sccp"):
        bench_job(bench, name, counts, both, (["-mlir-disable-threading", name],) * 2, 10)


class DriverRun:
    """What bench-conversion measured: no parsing, no printing."""

    def __init__(self, bench, job, path, is_cold):
        command = [bench.conversion, job, str(bench.repeats), path] + ["cold"] * is_cold
        result = subprocess.run(command, text=True, stdout=subprocess.PIPE, check=False)
        self.units = self.nanoseconds = 0
        if result.returncode:
            bench.failures.append(f"exit status {result.returncode}: {' '.join(command)}")
        else:
            self.units, self.nanoseconds = (int(word) for word in result.stdout.split())


def reference_visit(bench, kind, count):
    """Nanoseconds that the reference looks for operations to convert where there
    are none, by its own clock."""
    if not bench.reference or not kind:
        return None
    command = [bench.reference, "-mlir-disable-threading", "-convert-scf-to-cf", "-mlir-timing",
               bench.generate(kind, count)]
    result = subprocess.run(command, text=True, stdout=subprocess.DEVNULL,
                            stderr=subprocess.PIPE, check=False)
    seconds = re.findall(r"([0-9.]+) .*SCFToControlFlow", result.stderr)
    return float(seconds[0]) * 1e9 if seconds else None


def print_driver_row(name, units, run, growth, reference):
    ratio_text = f"{reference / run.nanoseconds:.1f}x" if reference and run.nanoseconds else "-"
    print(f"{name:<39}{units:>8}{'':>7}{run.nanoseconds / 1e6:>10.2f}{run.nanoseconds / units:>9.0f}"
          f"{'':>8}{'':>9}{'-' if growth is None else f'{growth:.2f}':>8}"
          f"{f'{reference / units:.0f}' if reference else '-':>13}{ratio_text:>8}", flush=True)


def bench_driver_job(bench, name, job, kind, counts, units_per_count=1, twin=None):
    """One job of bench-conversion at each size, beside the reference on module
    `twin`. Gives the last run. What is measured at one size finds it cached."""
    before = run = None
    doublings = []
    for count in counts:
        run = DriverRun(bench, job, bench.generate(kind, count), len(counts) > 1)
        growth = run.nanoseconds / before.nanoseconds if before and before.nanoseconds else None
        doublings += [growth] if growth else []
        print_driver_row(name, count * units_per_count, run, growth,
                         reference_visit(bench, twin, count))
        before = run
    if doublings:
        bench.growth_target(name, max(doublings), doublings)
    return run


def bench_driver(bench, counts):
    """The conversion driver alone."""
    for name, job, kind, twin in (("driver: nothing to match, llvm", "visit", "llvm", "llvm"),
                                  ("driver: nothing to match, std", "visit", "std", "modern"),
                                  ("driver: all is legal, std", "visit-legal", "std", None)):
        # Small enough for the caches, so that it is the driver that is measured;
        # then so large that none of it is.
        run = bench_driver_job(bench, f"{name}, cached", job, kind, [counts[0] // 10],
                               OPS_PER_FUNCTION, twin)
        bench_driver_job(bench, name, job, kind, [2 * count for count in counts], OPS_PER_FUNCTION, twin)
        if twin:
            cost = run.nanoseconds / max(1, run.units)
            bench.target(f"cost of {name}", cost <= 15, f"{cost:.0f} ns an operation (15 asked)")
    hundred_thousand = [100000 // bench.scale // divisor for divisor in (4, 2, 1)]
    bench_driver_job(bench, "driver: a failing pattern each", "fail", "one-block", hundred_thousand)
    bench_driver_job(bench, "driver: 1:N arguments", "arguments", "many-arguments", hundred_thousand)
    with_rollback = bench_driver_job(bench, "lowering alone, rollback", "lower", "std", counts,
                                     OPS_PER_FUNCTION)
    without = bench_driver_job(bench, "lowering alone, no rollback", "lower-no-rollback", "std", counts,
                               OPS_PER_FUNCTION)
    cost = with_rollback.nanoseconds / max(1, without.nanoseconds)
    bench.target("cost of rollback", cost <= 1.15, f"{cost:.2f} of the time without (1.15 allowed)")


def bench_scans(bench, counts):
    """Passes alone that find nothing to do: the canonical module once more, and
    modules without any operation that the pass knows."""
    for job in ("canonicalize-again", "convert-scf-to-cf", "mem2reg"):
        run = bench_driver_job(bench, f"pass: {job}", job, "mixed", [counts[0] // 10],
                               OPS_PER_FUNCTION)
        bench_driver_job(bench, f"pass: {job}, large", job, "mixed", counts, OPS_PER_FUNCTION)
        if job != "canonicalize-again":
            cost = run.nanoseconds / max(1, run.units)
            bench.target(f"cost of {job} with nothing to do", cost <= 15,
                         f"{cost:.0f} ns an operation (15 asked)")


# Largest number of units, and whether the reference survives it.
STRESS = {
    "one-block": (400000, True), "many-blocks": (200000, True),
    "many-predecessors": (100000, True), "nested-regions": (1000000, False),
    "nested-attributes": (1000000, False),
    "long-attributes": (400000, True), "many-symbols": (100000, True),
    "many-arguments": (100000, True), "many-uses": (400000, True),
    "many-locations": (200000, True),
}

# Modules of one kind of thing: how many, and options. They are to be as fast as others,
# and to take no more than 1.3 times their own size beside what holds the IR, of which
# the row shows all.
EXTREME = {
    "one-block": (400000, []), "many-blocks": (100000, []), "tiny-functions": (200000, []),
    "globals": (100000, []), "type-aliases": (50000, []), "hex-constants": (800, []),
    "float-constants": (10000, []), "resources": (800, []),
    "many-locations": (1000000, ["-mlir-print-debuginfo"]),
}


def bench_extreme(bench):
    for kind, (count, options) in EXTREME.items():
        path = bench.generate(kind, count // bench.scale)
        options = options + ["-mlir-disable-threading", "-allow-unregistered-dialect", path]
        compare(bench, f"extreme: {kind}", path, [bench.mlopt] + options,
                bench.reference and [bench.reference] + options, count // bench.scale)


# What lowers today's dialects, in chains that do not end in the lowering, with nesting and
# with passes of the module in between.
PIPELINES = {
    "lower, then casts": ["-canonicalize", "-cse", "-convert-to-llvm", "-reconcile-unrealized-casts"],
    "lower, then clean up": ["-canonicalize", "-convert-to-llvm", "-canonicalize", "-cse"],
    "lower, then symbols": ["-cse", "-convert-to-llvm", "-symbol-dce"],
    "nested": ["-pass-pipeline=builtin.module(func.func(canonicalize,cse),convert-to-llvm,"
               "reconcile-unrealized-casts)"],
    "dialect by dialect": ["-convert-arith-to-llvm", "-finalize-memref-to-llvm",
                           "-convert-cf-to-llvm", "-convert-func-to-llvm",
                           "-reconcile-unrealized-casts"],
}


def bench_pipelines(bench, count):
    path = bench.generate("modern", count)
    for title, options in PIPELINES.items():
        options = ["-mlir-disable-threading"] + options + [path]
        compare(bench, f"pipeline: {title}", path, [bench.mlopt] + options,
                bench.reference and [bench.reference] + options, count * OPS_PER_FUNCTION, 12)


def compare(bench, title, path, command, other, units, speed_asked=10, tool="mlir-opt-22"):
    """A row, and whether its aims are reached: the speed, and a quarter of the memory."""
    mine, reference = bench.measure([command, other], 3)
    print_row(title, units, os.path.getsize(path), mine, reference, None)
    speed = ratio(mine, reference, "nanoseconds")
    memory = ratio(mine, reference, "kibibytes")
    if speed is not None:
        bench.target(f"speed of {title}", speed >= speed_asked,
                     f"{speed:.1f} times faster than {tool} ({speed_asked} asked)")
        bench.target(f"memory of {title}", memory >= 4, f"1/{memory:.1f} of {tool} (1/4 asked)")


def bench_stress(bench):
    for kind, (largest, runs) in STRESS.items():
        before = None
        doublings, measured = [], []
        for divisor in (4, 2, 1):
            count = largest // bench.scale // divisor
            path = bench.generate(kind, count)
            options = ["-mlir-disable-threading", "-allow-unregistered-dialect", path]
            if kind == "many-locations":
                options.insert(0, "-mlir-print-debuginfo")
            with_reference = bench.reference and runs and divisor == 1
            measured.append([bench.mlopt] + options)
            mine, other = bench.measure([measured[-1],
                                         [bench.reference] + options if with_reference else None],
                                        bench.repeats,
                                        1 if kind == "nested-regions" else 0)
            growth = mine.nanoseconds / before.nanoseconds if before else None
            doublings += [growth] if growth else []
            print_row(kind, count, os.path.getsize(path), mine, other, growth)
            before = mine
        bench.growth_target(kind, geometric_mean(doublings), doublings, measured[:2])


ONE_THREAD = ["-mlir-disable-threading"]
# The options of mlopt, and what it is compared with: a tool and its options.
REAL_JOBS = {
    **{title: (ONE_THREAD + options, "mlir-opt-22", ONE_THREAD + options)
       for title, options in {
           "parse, verify, print": [],
           "generic form": ["-mlir-print-op-generic"],
           "debug locations": ["-mlir-print-debuginfo"],
           "-canonicalize": ["-canonicalize"],
           "-cse": ["-cse"],
           "-sccp": ["-sccp"],
           "-mem2reg": ["-mem2reg"],
           "-sroa": ["-sroa"],
           "-symbol-dce": ["-symbol-dce"],
       }.items()},
    "export": (ONE_THREAD + ["-mlir-to-llvmir"], "mlir-translate-22",
               ONE_THREAD + ["-mlir-to-llvmir"]),
}


def bench_real_programs(bench):
    """The aims of every job: 10 times as fast, a quarter of the memory."""
    for name, path in bench_real.modules(bench.path("real")):
        with open(path, "rb") as file:
            lines = sum(1 for _ in file)
        for job, (options, tool, tool_options) in REAL_JOBS.items():
            found = shutil.which(tool)
            other = [found] + tool_options + [path] if found else None
            compare(bench, f"{name}: {job}", path, [bench.mlopt] + options + [path], other, lines,
                    tool=tool)
        bench_two_threads(bench, name, path)
        if name.endswith("-g"):
            bench_each_pass(bench, name, path)


def bench_two_threads(bench, name, path):
    """The same jobs with and without threads: the time that passes."""
    smallest = 4 << 20  # bytes of a file that two threads are to gain from
    for job, (options, _, _) in REAL_JOBS.items():
        options = [word for word in options if word not in ONE_THREAD]
        best = [None, None]
        for _ in range(3):
            for which, threads in enumerate((ONE_THREAD, [])):
                command = [bench.mlopt, *threads, *options, path]
                elapsed = bench.elapsed(command)
                best[which] = min(elapsed, best[which] or elapsed)
        gain = best[0] / best[1]
        asked = 1.6 if os.path.getsize(path) > smallest else 1
        bench.target(f"threads of {name}: {job}", gain >= asked,
                     f"{gain:.2f} times as fast as one ({asked} asked)")


def bench_each_pass(bench, name, path):
    """No pass is to take more than three times what reading and printing takes."""
    listed = subprocess.check_output([bench.mlopt, "-list-passes"], text=True)
    passes = re.findall(r"^ *--?([a-z0-9-]+)", listed, re.M)
    plain = bench.measure([[bench.mlopt, *ONE_THREAD, path]], 2)[0]
    for each in passes:
        command = [bench.mlopt, *ONE_THREAD, f"-pass-pipeline=builtin.module({each})", path]
        run = Run()
        run.add(*bench.once(command, None))
        if run.status:
            continue  # An option of the pass above, or a pass of functions only.
        times_more = run.nanoseconds / plain.nanoseconds
        bench.target(f"cost of -{each} on {name}", times_more <= 3,
                     f"{times_more:.1f} times what reading and printing takes (3 allowed)")


def main():
    arguments = [word for word in sys.argv[1:] if word != "--quick"]
    bench = Bench(arguments[0] if arguments else "build", "--quick" in sys.argv)
    try:
        if not bench.reference:
            print("no mlir-opt-22 here: no comparison (utils/setup.sh diff installs it)")
        print(HEADER)
        bench_start_up(bench)
        counts = [count // bench.scale for count in (500, 1000, 2000)]
        bench_modules(bench, counts)
        bench_lowering(bench, counts)
        bench_passes(bench, counts)
        bench_driver(bench, counts)
        bench_scans(bench, counts)
        bench_stress(bench)
        bench_pipelines(bench, counts[-1])
        bench_extreme(bench)
        bench_client.bench_client(bench, os.path.dirname(bench.conversion), 1000000 // bench.scale)
        if "--quick" not in sys.argv:
            bench_real_programs(bench)
    finally:
        shutil.rmtree(bench.folder)
    print("\ntargets")
    for name, reached, text in bench.targets:
        print(f"  {'met    ' if reached else 'NOT MET'} {name}: {text}")
    for failure in bench.failures:
        print(f"FAILED: {failure}")
    return 1 if bench.failures else 0


if __name__ == "__main__":
    sys.exit(main())
