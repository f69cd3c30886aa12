# SPDX-License-Identifier: Apache-2.0
"""Types into a function of a large module. Measures processor time, which does
not depend on what else the machine does."""

import sys
import time

from client import URI, Client

FUNCTIONS = 3000


def text():
    lines = ["module {"]
    for i in range(FUNCTIONS):
        lines.append(f"  func.func @f{i}(%a: i32) -> i32 {{")
        lines += [f"    %{k} = arith.addi %a, %a : i32" for k in range(20)]
        callee = max(i - 1, 0)
        lines.append(f"    %r = func.call @f{callee}(%19) : (i32) -> i32")
        lines += ["    return %r : i32", "  }"]
    return "\n".join(lines + ["}", ""])


def cpu(client):
    """Processor time of the server in ticks of 10 ms."""
    with open(f"/proc/{client.process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def settle(client):
    """Waits until all functions were checked."""
    before = -1
    while before != (now := cpu(client)):
        before = now
        time.sleep(1)


def type_text(client, line, typed):
    for version, character in enumerate(typed):
        place = {"line": line, "character": 1000}
        client.note("textDocument/didChange", {
            "textDocument": {"uri": URI, "version": version},
            "contentChanges": [{"range": {"start": place, "end": place}, "text": character}]})
        client.take(client.read())


def main():
    client = Client(sys.argv[1:])
    client.open(text())
    settle(client)
    before = cpu(client)
    keys = "\n" + "    %new = arith.addi %a, %b : i32" * 3
    type_text(client, 24 * FUNCTIONS // 2 + 4, keys)
    ticks = cpu(client) - before
    assert any("%b" in str(d) or "redefinition" in d["message"] or "undeclared" in d["message"]
               for d in client.diagnostics), client.diagnostics
    print(f"{10 * ticks / len(keys):.2f} ms a key")
    assert ticks <= len(keys), ticks
    assert client.close() == 0


main()
