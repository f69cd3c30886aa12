# SPDX-License-Identifier: Apache-2.0
"""Sends a server what no client would: messages that are cut, wrong, out of
order, huge, and edits of any range. The server must answer each request, and
end in order.

    fuzz.py SEED COUNT COMMAND…
"""

import json
import random
import subprocess
import sys

from client import Client

METHODS = [
    "definition", "references", "documentHighlight", "prepareRename", "rename",
    "hover", "documentSymbol", "foldingRange", "semanticTokens/full",
    "semanticTokens/range", "formatting", "completion", "signatureHelp",
    "inlayHint", "codeAction"]
TEXTS = [
    "", "{", "}", "(", ")", "\n", "%", "%0", "@f", "^bb", "#a", "!t", "\"", "// -----",
    "// -----\n", "module {\n", "func.func @f() {\n  return\n}\n", "é", "😀",
    "arith.addi ", "  %0 = arith.constant 1 : i32\n", "#a = loc(\"x\")\n", ": i32",
    "loc(#a)", "{-#", "#-}", "<", ">", "=", ",", "\t", "llvm.func @g(%a: i32) {\n"]
START = """#a = loc("x")
module {
  func.func @f(%a: i32, %b: i1) -> i32 {
    %0 = arith.addi %a, %a : i32 loc(#a)
    cf.cond_br %b, ^bb1(%0 : i32), ^bb2
  ^bb1(%1: i32):
    return %1 : i32
  ^bb2:
    %2 = call @f(%0, %b) : (i32, i1) -> i32
    return %2 : i32
  }
  llvm.func @g(%p: !llvm.ptr) {
    llvm.return
  }
}
"""
JUNK = [None, 1, -1, 2**40, "", "x", [], {}, [[]], {"uri": 1}, True, 1.5]


def position(rng):
    return {"line": rng.choice([rng.randrange(40), rng.randrange(40), 2**31, -1]),
            "character": rng.choice([rng.randrange(60), rng.randrange(60), 2**40, -7])}


def span(rng):
    places = sorted([position(rng), position(rng)], key=lambda p: (p["line"], p["character"]))
    if rng.random() < 0.05:
        places.reverse()
    return {"start": places[0], "end": places[1]}


def params(rng, uri):
    made = {"textDocument": {"uri": uri}, "position": position(rng), "range": span(rng),
            "newName": rng.choice(TEXTS), "options": {"tabSize": rng.choice([2, 4, 0, -1])},
            "context": {"includeDeclaration": True, "diagnostics": []}}
    if rng.random() < 0.1:
        made[rng.choice(list(made))] = rng.choice(JUNK)
    if rng.random() < 0.05:
        made.pop(rng.choice(list(made)))
    return made


def edit(rng, client, uri):
    changes = [{"range": span(rng), "text": rng.choice(TEXTS)} for _ in range(rng.randrange(1, 4))]
    if rng.random() < 0.1:
        changes = [{"text": START}]
    if rng.random() < 0.05:
        changes = rng.choice(JUNK)
    client.note("textDocument/didChange",
                {"textDocument": {"uri": uri, "version": rng.randrange(100)},
                 "contentChanges": changes})


def talk(seed, count, command):
    rng = random.Random(seed)
    client = Client(command, {"pieceLimit": rng.choice([0, 0, 50, 1 << 20])})
    uri = "file:///a.mlir"
    client.open(START, uri)
    for _ in range(count):
        kind = rng.random()
        if kind < 0.5:
            edit(rng, client, uri)
        elif kind < 0.95:
            client.ask("textDocument/" + rng.choice(METHODS), params(rng, uri))
        elif kind < 0.97:
            client.ask("workspace/executeCommand", {
                "command": rng.choice(["mlopt.runPipeline", "mlopt.explain", "x"]),
                "arguments": [{"uri": uri, "pipeline": "builtin.module(canonicalize)",
                               "position": position(rng)}]})
        elif kind < 0.98:
            client.ask(rng.choice(["initialize", "no/such", ""]), rng.choice(JUNK))
        else:
            client.note(rng.choice(["textDocument/didOpen", "textDocument/didClose", "$/x"]),
                        rng.choice([params(rng, uri), *JUNK]))
    # Nothing is left of all that: what is open anew is right.
    client.ask("textDocument/hover", {})
    client.open("func.func @last() {\n  return\n}\n", uri)
    assert client.diagnostics == [], client.diagnostics
    symbols = client.ask("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
    assert [symbol["name"] for symbol in symbols] == ["last"], symbols
    assert client.close() == 0


def bytes_of(rng):
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}).encode()
    whole = b"Content-Length: %d\r\n\r\n" % len(body) + body
    choice = rng.randrange(6)
    if choice == 0:
        return whole[:rng.randrange(len(whole))]
    if choice == 1:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(300)))
    if choice == 2:
        return b"Content-Length: 99999999999999999999\r\n\r\n" + body
    if choice == 3:
        return b"X" * 100000 + b"\r\n\r\n" + whole
    if choice == 4:
        deep = b"[" * 100000
        return b"Content-Length: %d\r\n\r\n" % len(deep) + deep + whole
    damaged = bytearray(whole)
    for _ in range(3):
        damaged[rng.randrange(len(damaged))] = rng.randrange(256)
    return bytes(damaged)


def throw(seed, command):
    rng = random.Random(seed)
    data = b"".join(bytes_of(rng) for _ in range(3))
    result = subprocess.run(command, input=data, stdout=subprocess.DEVNULL,
                            stderr=subprocess.PIPE, timeout=60, check=False)
    assert result.returncode in (0, 1), (result.returncode, result.stderr[-2000:])


def main():
    seed, count, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    for i in range(count):
        try:
            talk(seed + i, 60, command)
            throw(seed + i, command)
        except BaseException:
            print(f"seed {seed + i}")
            raise
    print(f"{count} passed, 0 failed")


main()
