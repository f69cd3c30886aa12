# SPDX-License-Identifier: Apache-2.0
"""Replays recorded exchanges, exchanges/*.json, against a server.

    replay.py COMMAND…             compares with the recorded answers
    replay.py --record COMMAND…    records the answers
    replay.py --oracle COMMAND…    compares with another server: an exchange says
                                   in "oracle" how its answer relates to ours:
                                   same, begins (ours says more), or other
"""

import glob
import json
import os
import sys

from client import URI, Client

MANY = 24  # completions

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "exchanges")


def params_of(exchange):
    params = {"textDocument": {"uri": URI}, **exchange.get("params", {})}
    return json.loads(json.dumps(params).replace("<uri>", URI))


def shortened(answer, recorded):
    """A long list of completions as the items that were recorded of it, or some:
    a new operation of a dialect is one more that no record needs to know."""
    items = answer.get("items", []) if isinstance(answer, dict) else []
    if len(items) <= MANY:
        return answer
    labels = {item["label"] for item in (recorded or {}).get("items", [])}
    if not labels or len(labels) > MANY:
        labels = {item["label"] for item in items[::len(items) // 6]}
    return {**answer, "items": [item for item in items if item["label"] in labels]}


def answer_of(client, exchange):
    if exchange["method"] == "diagnostics":
        return client.diagnostics
    return shortened(client.ask(exchange["method"], params_of(exchange)), exchange.get("answer"))


def normal(answer):
    """Without what servers are free to choose: the order of places."""
    if isinstance(answer, list) and answer and "uri" in str(answer[0]):
        return sorted(answer, key=json.dumps)
    return answer


def begins(theirs, ours):
    """Does our hover begin with theirs?"""
    if not theirs or not ours:
        return theirs == ours
    return (theirs["range"] == ours["range"] and
            ours["contents"]["value"].startswith(theirs["contents"]["value"]))


def fits(relation, theirs, ours):
    if relation == "same":
        return normal(theirs) == normal(ours)
    if relation == "begins":
        return begins(theirs, ours)
    return True


def run(path, command, mode):
    with open(path) as file:
        record = json.load(file)
    client = Client(command, record.get("options"))
    client.open("\n".join(record["text"]) + "\n")
    failed = passed = 0
    for exchange in record["exchanges"]:
        answer = answer_of(client, exchange)
        if mode == "record":
            exchange["answer"] = answer
            continue
        relation = exchange["oracle"] if mode == "oracle" else "same"
        if mode == "oracle" and relation == "other":
            continue
        expected = exchange["answer"]
        if fits(relation, answer, expected):
            passed += 1
            continue
        failed += 1
        print(f"{os.path.basename(path)}: {exchange['method']} "
              f"{json.dumps(exchange.get('params', {}))}\n"
              f"  expected {json.dumps(expected)}\n  got      {json.dumps(answer)}")
    if client.close() != 0:
        print(f"{path}: the server failed")
        failed += 1
    if mode == "record":
        with open(path, "w") as file:
            json.dump(record, file, indent=1, ensure_ascii=False)
            file.write("\n")
    return passed, failed


def main():
    mode, command = "compare", sys.argv[1:]
    if command[0].startswith("--"):
        mode, command = command[0][2:], command[1:]
    passed = failed = 0
    for path in sorted(glob.glob(os.path.join(HERE, "*.json"))):
        counts = run(path, command, mode)
        passed += counts[0]
        failed += counts[1]
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0 or (mode != "record" and passed == 0))


main()
