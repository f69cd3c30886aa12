#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Feeds the tool bad input, and good input that is extreme.

robust.py TOOL [--full]

Bad input must give exit status 1, an error on standard error, at a place where
it has one, and nothing on standard output; extreme input must go through. Never a
signal, never long. Damaged test files are read by the harness beside the tool,
thousands in one process; --full damages every byte instead of a sample. A
line for each failure; the last line is "N passed, N failed".
"""
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Sanitizers make everything slower and frames larger.
SANITIZED = any(v in os.environ for v in ("ASAN_OPTIONS", "TSAN_OPTIONS"))
DEPTH = 100_000 if SANITIZED else 1_000_000
SECONDS = 60
LOCATED = re.compile(rb"^[^\n:]+:\d+:\d+: error: ", re.M)


class Suite:
    def __init__(self, tool):
        self.tool = tool
        self.passed = 0
        self.failed = 0

    def report(self, name, problem):
        if problem:
            print(f"FAIL {name}: {problem}")
            self.failed += 1
        else:
            self.passed += 1

    def run(self, text, *arguments, stdout=subprocess.PIPE):
        """The finished tool, fed with `text` (None: nothing), or None."""
        try:
            return subprocess.run(
                [self.tool, *arguments],
                input=text if text is not None else b"",
                stdout=stdout,
                stderr=subprocess.PIPE,
                timeout=SECONDS,
            )
        except subprocess.TimeoutExpired:
            return None

    def refuses(self, name, text, *arguments, located=True, **options):
        done = self.run(text, *arguments, **options)
        self.report(name, refusal_problem(done, located))

    def accepts(self, name, text, *arguments, stable=True):
        """It goes through; with `stable`, what it prints prints the same."""
        done = self.run(text, *arguments)
        problem = acceptance_problem(done)
        if not problem and stable:
            again = self.run(done.stdout, *arguments)
            problem = acceptance_problem(again)
            if problem:
                problem = "printed text: " + problem
            elif again.stdout != done.stdout:
                problem = "what was printed prints otherwise"
        self.report(name, problem)


def failure_problem(done):
    if done is None:
        return f"not done in {SECONDS} s"
    if done.returncode < 0:
        return f"signal {-done.returncode}"
    if done.returncode > 1 or b"Sanitizer" in done.stderr:
        return f"status {done.returncode}: {done.stderr[:1000].decode('utf-8', 'replace')}"
    return None


def refusal_problem(done, located):
    problem = failure_problem(done)
    if problem:
        return problem
    if done.returncode != 1:
        return "accepted"
    if done.stdout:
        return "something on standard output"
    if located and not LOCATED.search(done.stderr):
        return f"no located error: {done.stderr[:300]!r}"
    if not done.stderr:
        return "no message"
    return None


def acceptance_problem(done):
    problem = failure_problem(done)
    if problem:
        return problem
    if done.returncode:
        return f"refused: {done.stderr[:300]!r}"
    return None


def check_bytes(suite):
    body = b"func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n"
    suite.accepts("CRLF", body.replace(b"\n", b"\r\n"))
    suite.accepts("no line end at the end", body.rstrip())
    suite.accepts("empty", b"")
    suite.accepts("blanks only", b" \t\r\n" * 1000)
    suite.accepts("comment without line end", b"// comment")
    suite.accepts("UTF-8 in a comment", "// ü 漢\n".encode() + body)
    suite.accepts("UTF-8 in a string", 'module attributes {t.a = "ü"} {}'.encode())
    suite.accepts("bad UTF-8 in a comment", b"// \xff\xfe\xc0\n" + body)
    # Between words a NUL is a blank, as upstream.
    suite.accepts("NUL alone", b"\0")
    suite.accepts("NUL at the start", b"\0" + body)
    for name, text in {
        "NUL inside": body.replace(b"return", b"ret\0urn"),
        "BOM": b"\xef\xbb\xbf@" + body,
        "UTF-16": body.decode().encode("utf-16"),
        "bad UTF-8": body.replace(b"return", b"\xff\xfe\xc0"),
        "bad UTF-8 in a name": body.replace(b"%a:", b"%\xc3\x28:"),
        "string without end": b'module attributes {t.a = "abc',
        "string over a line end": b'module attributes {t.a = "abc\n"} {}',
        "all bytes": bytes(range(256)),
        "half a module": b"module {",
        "one brace too many": b"module {}}",
    }.items():
        suite.refuses(name, text)


def check_mistakes(suite):
    for name, text in {
        "unknown operation": b"foo.bar",
        "unknown generic operation": b'"foo.bar"() : () -> ()',
        "unknown name": b"frobnicate",
        "unknown type": b"func @f(%a: i32x)",
        "unknown dialect type": b"func @f(!foo.bar)",
        "unknown attribute": b"module attributes {a = #foo.bar} {}",
        "undefined value": b"func @f() -> i32 {\n  return %x : i32\n}",
        "redefined value": b"func @f(%a: i32) {\n  %a = addi %a, %a : i32\n  return\n}",
        "undefined block": b"func @f() {\n  br ^no\n}",
        "redefined block": b"func @f() {\n^a:\n  return\n^a:\n  return\n}",
        "undefined alias": b"func @f(!t)",
        "undefined attribute alias": b"module attributes {a.b = #t} {}",
        "undefined symbol": b"func @f() {\n  call @g() : () -> ()\n  return\n}",
        "redefined symbol": b"func @f()\nfunc @f()",
        "too few operands": b'func @f(%a: i32) {\n  "std.addi"(%a) : (i32) -> i32\n  return\n}',
        "too many results": b"func @f(%a: i32) {\n  %b:2 = addi %a, %a : i32\n  return\n}",
        "wrong type": b"func @f(%a: i32, %b: i64) {\n  addi %a, %b : i32\n  return\n}",
        "wrong return": b"func @f(%a: i32) -> i64 {\n  return %a : i32\n}",
        "no terminator": b"func @f(%a: i32) {\n  addi %a, %a : i32\n}",
        "use before definition": b"func @f(%a: i32) {\n  %b = addi %c, %a : i32\n"
        b"  %c = addi %a, %a : i32\n  return\n}",
        "location without end": b"module {} loc(",
        "resource without end": b"{-# dialect_resources: {",
    }.items():
        suite.refuses(name, text)


def check_numbers(suite):
    digits = b"9" * 100_000
    in_attr = b"module attributes {t.a = %s} {}"
    suite.refuses("integer of 100,000 digits", in_attr % digits)
    suite.refuses("wide integer of 100,000 digits", in_attr % (digits + b" : i128"))
    suite.accepts("float of 100,000 digits", in_attr % (digits + b".0"), stable=False)
    suite.accepts("fraction of 100,000 digits", in_attr % (b"0." + digits), stable=False)
    suite.refuses("hexadecimal of 100,000 digits", in_attr % (b"0x" + b"F" * 100_000))
    for name, text in {
        "integer width": b"func @f(i%s)",
        "memref dimension": b"func @f(memref<%sxi32>)",
        "memory space": b"func @f(memref<4xi32, %s>)",
        "vector dimension": b"func @f(vector<%sxi32>)",
        "result count": b'%%0:%s = "a.b"() : () -> i32',
        "result number": b'"a.b"(%%0#%s) : (i32) -> ()',
        "location line": b'module {} loc("a":%s:1)',
        "affine constant": b"func @f(memref<4xi32, affine_map<(d0) -> (d0 + %s)>>)",
        "strided layout": b"func @f(memref<4xi32, strided<[%s]>>)",
        "dense element": b"module attributes {t.a = dense<%s> : tensor<1xi32>} {}",
        "array element": b"module attributes {t.a = array<i32: %s>} {}",
        "distinct": b"module attributes {t.a = distinct[%s]<1>} {}",
    }.items():
        suite.refuses(name + " of 100,000 digits", text % digits)
    suite.refuses("value of 100,000 digits", b"func @f() -> i32 {\n return %%%s : i32\n}" % digits)
    suite.accepts(
        "name of 100,000 digits",
        b"func @f(%%%s: i32) -> i32 {\n  return %%%s : i32\n}" % (digits, digits),
    )
    exponent = b"1.0e" + b"9" * 1000
    suite.accepts("exponent of 1,000 digits", in_attr % exponent, stable=False)


def nested(before, middle, after):
    return before * DEPTH + middle + after * DEPTH


def check_depth(suite):
    unregistered = "-allow-unregistered-dialect"
    attr = b"module attributes {t.a = %s} {}"
    for name, text in {
        "regions": nested(b'"a.b"() ({', b"", b"}) : () -> ()"),
        "modules": nested(b"module {", b"", b"}"),
        "conditionals": b"func.func @f(%c: i1) {\n"
        + nested(b"scf.if %c {", b"", b"}")
        + b"return}",
        "arrays": attr % nested(b"[", b"", b"]"),
        "dictionaries": attr % nested(b"{a=", b"1", b"}"),
        "tuples": b'"a.b"() : () -> ' + nested(b"tuple<", b"i32", b">"),
        "functions": attr % nested(b"() -> (", b"i32", b")"),
        "memrefs": b'"a.b"() : () -> ' + nested(b"memref<", b"i32", b">"),
        "fused locations": b"module {} loc(" + nested(b"fused[", b"unknown", b"]") + b")",
        "call sites": b"module {} loc("
        + nested(b"callsite(", b"unknown", b" at unknown)")
        + b")",
        "names of locations": b"module {} loc(" + nested(b'"a"(', b"unknown", b")") + b")",
        "affine parentheses": attr
        % (b"affine_map<(d0) -> (%s)>" % nested(b"(", b"d0", b")")),
        "affine sums": attr
        % (b"affine_map<(d0, d1) -> (%s)>" % nested(b"(d1 floordiv 3 + ", b"d0", b")")),
        "set parentheses": attr
        % (b"affine_set<(d0) : (%s >= 0)>" % nested(b"(", b"d0", b")")),
        "opaque types": b'"a.b"() : () -> !foo.x<' + nested(b"<", b"i32", b">") + b">",
        "opaque attributes": b'"a.b"() {a = #foo.x<' + nested(b"[", b"", b"]") + b">} : () -> ()",
        "llvm structs": b'"a.b"() : () -> !llvm.struct<('
        + nested(b"struct<(", b"i32", b")>")
        + b")>",
        "llvm arrays": b'"a.b"() : () -> !llvm.array<2 x '
        + nested(b"array<2 x ", b"i32", b">")
        + b">",
        "llvm pointers": b'"a.b"() : () -> !llvm<"float' + b"*" * DEPTH + b'">',
        "wrapped structs": b'"a.b"() : () -> !llvm<"' + nested(b"{ ", b"float", b" }") + b'">',
        "symbols": attr % (b"@a" + b"::@b" * DEPTH),
    }.items():
        arguments = [unregistered]
        if "location" in name or name == "call sites":
            arguments.append("-mlir-print-debuginfo")
        # Indentation makes the text of nested regions quadratic: they are
        # printed for smaller depths only.
        if name in ("regions", "modules", "conditionals"):
            check_depth_of_regions(suite, name, text)
        else:
            # mlir simplifies sums step by step, and further when read again.
            stable = name != "affine sums"
            suite.accepts(f"{DEPTH} nested {name}", text, *arguments, stable=stable)
            suite.refuses(f"{DEPTH} unclosed {name}", text[: len(text) // 2], *arguments)


def check_depth_of_regions(suite, name, text):
    """The harness reads, verifies and converts the whole; printing it would
    take a terabyte of indentation."""
    arguments = ["-allow-unregistered-dialect"]
    with tempfile.NamedTemporaryFile() as file:
        file.write(text)
        file.flush()
        try:
            done = subprocess.run(
                [harness_of(suite), "deep", "1", file.name],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                timeout=SECONDS,
            )
        except subprocess.TimeoutExpired:
            done = None
    problem = acceptance_problem(done)
    suite.report(f"{DEPTH} nested {name}", problem and f"{problem} {done and done.stdout[-500:]!r}")
    suite.refuses(f"{DEPTH} nested {name}, then an error", text + b"}", *arguments)
    suite.refuses(f"{DEPTH} unclosed {name}", text[: len(text) // 2], *arguments)
    depth = 3000
    opening = {"regions": b'"a.b"() ({', "modules": b"module {", "conditionals": b"scf.if %c {"}[name]
    closing = b"}) : () -> ()" if name == "regions" else b"}"
    before, after = (b"func.func @f(%c: i1) {\n", b"return}") if name == "conditionals" else (b"", b"")
    suite.accepts(f"{depth} nested {name}", before + opening * depth + closing * depth + after, *arguments)


def check_length(suite):
    count = DEPTH // 10
    attr = b"module attributes {t.a = %s} {}"
    for name, text in {
        "array elements": attr % (b"[" + b"1," * count + b"1]"),
        "dense elements": attr
        % (b"dense<[%s1]> : tensor<%dxi32>" % (b"1," * count, count + 1)),
        "arguments": b"func @f(" + b"i32," * count + b"i32)",
        "operands": b"func @f(%a: i32) {\n"
        b'  "a.b"(' + b"%a," * count + b"%a) : (" + b"i32," * count + b"i32) -> ()\n  return\n}",
        "results": b'%%0:%d = "a.b"() : () -> (' % (count + 1) + b"i32," * count + b"i32)",
        "blocks": b"func @f() {\n"
        + b"".join(b"  br ^b%d\n^b%d:\n" % (i, i) for i in range(count))
        + b"  return\n}",
        "attributes": b'"a.b"() {'
        + b",".join(b"a%d" % i for i in range(count))
        + b"} : () -> ()",
        "aliases": b"".join(b"!t%d = i%d\n" % (i, i % 1000 + 1) for i in range(count)),
        "affine terms": attr
        % (b"affine_map<(d0) -> (%sd0)>" % (b"d0 + " * count)),
        "dimensions": b'"a.b"() : () -> tensor<' + b"1x" * count + b"i32>",
        "forward references": b"func @f() {\n"
        + b"".join(b'  "a.b"(%%v%d) : (i32) -> ()\n' % i for i in range(count))
        + b"".join(b'  %%v%d = "a.b"() : () -> i32\n' % i for i in range(count))
        + b"  return\n}",
    }.items():
        if name == "forward references":
            suite.refuses(f"{count} {name}", text, "-allow-unregistered-dialect")
        else:
            suite.accepts(f"{count} {name}", text, "-allow-unregistered-dialect")
    suite.accepts(f"a name of {DEPTH} characters", b"func @" + b"a" * DEPTH + b"()")


def check_files(suite):
    ok = b"module {}"
    refuses = lambda *a, **k: suite.refuses(*a, located=False, **k)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "out.mlir")
        refuses("missing file", None, os.path.join(folder, "none.mlir"))
        refuses("folder as input", None, folder)
        refuses("folder as output", ok, "-o", folder)
        refuses("output in a missing folder", ok, "-o", os.path.join(folder, "a", "b"))
        refuses("full disk", ok, "-o", "/dev/full")
        with open("/dev/full", "wb") as full:
            done = suite.run(ok, stdout=full)
            done.stdout = b""
            suite.report("full standard output", refusal_problem(done, False))
        for name, argument in {
            "unknown option": "-frobnicate",
            "unknown pass": "-convert-std-to-llwm",
            "unknown pass in a pipeline": "-pass-pipeline=builtin.module(frobnicate)",
            "pipeline without end": "-pass-pipeline=builtin.module(",
            "empty pipeline": "-pass-pipeline=",
            "unknown pass option": "-convert-std-to-llvm=frobnicate=1",
            "wrong pass option": "-convert-std-to-llvm=index-bitwidth=many",
            "unknown trace": "-debug-only=frobnicate",
        }.items():
            refuses(name, ok, argument)
        refuses("deep pipeline", ok, "-pass-pipeline=" + "builtin.module(" * 5000)
        with open(path, "wb") as file:
            file.write(b"before")
        refuses("bad input keeps the output file", b"module {", "-o", path)
        with open(path, "rb") as file:
            suite.report("the output file is as before", file.read() != b"before" and "it is not")
        suite.report("no files are left", os.listdir(folder) != ["out.mlir"] and "some are")


def harness_of(suite):
    return os.path.join(os.path.dirname(suite.tool), "robust-harness")


def check_harness(suite, full):
    harness = harness_of(suite)
    files = sorted(str(p) for p in (ROOT / "test").rglob("*.mlir"))
    sample = 40 if SANITIZED else 5
    for mode, stride in ("whole", 1), ("truncate", sample), ("damage", 5 * sample):
        done = subprocess.run(
            [harness, mode, "1" if full else str(stride), *files],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        lines = done.stdout.decode("utf-8", "replace").splitlines()
        print("\n".join(lines[:-1][:200]))
        counts = re.fullmatch(r"(\d+) passed, (\d+) failed", lines[-1] if lines else "")
        if not counts:
            suite.report(f"harness {mode}", f"ended with status {done.returncode}")
            continue
        suite.passed += int(counts[1])
        suite.failed += int(counts[2])


def main():
    arguments = [a for a in sys.argv[1:] if not a.startswith("-")]
    full = "--full" in sys.argv
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    suite = Suite(os.path.abspath(arguments[0]))
    for check in check_bytes, check_mistakes, check_numbers, check_files, check_length, check_depth:
        check(suite)
    check_harness(suite, full)
    print(f"{suite.passed} passed, {suite.failed} failed")
    return 1 if suite.failed or not suite.passed else 0


if __name__ == "__main__":
    sys.exit(main())
