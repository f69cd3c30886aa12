# SPDX-License-Identifier: Apache-2.0
"""A client of the Language Server Protocol, as small as it can be."""

import json
import subprocess

URI = "file:///test.mlir"


class Client:
    def __init__(self, command, options=None):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        self.number = 0
        self.diagnostics = None
        self.capabilities = self.ask("initialize", {
            "processId": None, "rootPath": "mlir",
            "initializationOptions": options or {},
            "capabilities": {"textDocument": {
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
                "codeAction": {"codeActionLiteralSupport": {
                    "codeActionKind": {"valueSet": ["quickfix"]}}}}}})

    def write(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data))
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def read(self):
        size = None
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                size = int(value)
        if size is None:
            raise EOFError("the server has ended")
        return json.loads(self.process.stdout.read(size))

    def note(self, method, params):
        self.write({"method": method, "params": params})

    def ask(self, method, params):
        """The result; of an error, its message."""
        self.number += 1
        self.write({"id": self.number, "method": method, "params": params})
        while (answer := self.read()).get("id") != self.number:
            self.take(answer)
        return answer["result"] if "result" in answer else answer["error"]["message"]

    def take(self, message):
        if message.get("method") == "textDocument/publishDiagnostics":
            self.diagnostics = message["params"]["diagnostics"]

    def open(self, text, uri=URI):
        self.note("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "mlir", "version": 1, "text": text}})
        self.diagnostics = None
        while self.diagnostics is None:
            self.take(self.read())

    def close(self):
        self.ask("shutdown", None)
        self.note("exit", None)
        self.process.stdin.close()
        return self.process.wait(20)
