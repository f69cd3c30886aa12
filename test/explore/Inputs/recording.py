# SPDX-License-Identifier: Apache-2.0
"""Checks that the recording in a page is sound: recording.py PAGE STEP…"""

import itertools
import json
import re
import sys


def check_run(data, run, flags):
    assert [step["flag"] for step in run["steps"]] == flags, run["steps"]
    snapshot = dict(zip(run["start"][::2], run["start"][1::2]))
    assert snapshot, "the input has no operations"
    for step in run["steps"]:
        changes = dict(zip(step["changes"][::2], step["changes"][1::2]))
        assert step["whole"] or set(changes) <= set(snapshot)
        snapshot = changes if step["whole"] else {**snapshot, **changes}
        for trace in step["traces"]:
            assert trace and max(trace) < len(data["lines"])
            check_moments(data, [data["lines"][line] for line in trace])
    for chunk in snapshot.values():
        check_chunk(data, chunk)


def check_chunk(data, chunk):
    count, *rows = data["chunks"][chunk]
    assert len(rows) % 3 == 0
    # Each number is the difference from the row above.
    lines, begins, _ = (list(itertools.accumulate(rows[i::3])) for i in range(3))
    assert 0 <= min(lines) and max(lines) < len(data["lines"])
    begins = [op for op in begins if op]
    assert begins and len(set(begins)) == len(begins) <= count


def check_moments(data, trace):
    """Lines of a trace that name a chunk: the IR as it was by then."""
    for line in trace:
        if line.startswith("// *** IR "):
            check_chunk(data, int(line.removeprefix("// *** IR ")))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        page = file.read()
    assert page.count("</script>") == 2, "the data ends its element early"
    data = json.loads(re.search(r'id="data">\n(.*?)</script>', page, re.S).group(1))
    for run in data["runs"]:
        check_run(data, run, sys.argv[2:])
    print(f"{len(data['runs'])} runs, {len(data['lines'])} lines")


main()
