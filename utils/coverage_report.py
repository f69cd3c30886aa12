#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Coverage by room, of what ran in a build of `make coverage`: coverage_report.py BUILD

Lines, functions and branches, each as run, all and the share. Generated code is
left out.
"""
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KINDS = ("lines", "functions", "branches")


def room(path):
    """lib/<room>, lib/dialects/<name>, or a folder of the top level."""
    parts = pathlib.Path(path).parent.parts
    if parts[0] != "lib":
        return parts[0]
    return "/".join(parts[: 3 if parts[1] == "dialects" else 2])


def export(build):
    profiles = sorted(map(str, (build / "profiles").glob("*.profraw")))
    if not profiles:
        sys.exit("coverage_report.py: no profile in %s: nothing ran" % (build / "profiles"))
    merged = build / "coverage.profdata"
    subprocess.run(["llvm-profdata-22", "merge", "-sparse", "-o", merged, *profiles], check=True)
    programs = [build / "mlopt", build / "mlopt-test", build / "libmlopt.so", build / "robust-harness"]
    programs += [p for p in sorted((build / "test/unit").rglob("test_*")) if p.suffix == ""]
    objects = [word for program in programs if program.exists() for word in ("-object", program)]
    text = subprocess.run(
        ["llvm-cov-22", "export", "-summary-only", "-instr-profile", merged, *objects[1:]],
        check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    return json.loads(text)["data"][0]["files"]


def main():
    build = (ROOT / sys.argv[1]).resolve()
    rooms = {}
    for entry in export(build):
        path = os.path.relpath(os.path.join(ROOT, entry["filename"]), ROOT)
        if path.split("/")[0] not in ("lib", "parser", "passes", "tool"):
            continue
        for name in (room(path), "all"):
            counts = rooms.setdefault(name, {kind: [0, 0] for kind in KINDS})
            for kind in KINDS:
                counts[kind][0] += entry["summary"][kind]["covered"]
                counts[kind][1] += entry["summary"][kind]["count"]
    print("%-26s" % "room" + "".join("%23s" % kind for kind in KINDS))
    for name in sorted(rooms, key=lambda name: (name == "all", name)):
        cells = ("%8d of %6d %4d%%" % (run, total, 100 * run // max(total, 1))
                 for run, total in rooms[name].values())
        print("%-26s" % name + "".join("%23s" % cell for cell in cells))


main()
