# SPDX-License-Identifier: Apache-2.0
"""Random functions of every operation that mlopt has, with each of its optional
parts, on types at their edges. The operations are templates in `ops/`: one a
line, more of it on indented lines.

    [end|top|pre TEXT ==>] [TYPE; … =] TEXT [;; NAME:POOL … NAME=EXPRESSION …]

`end` ends a function, `top` stands beside functions, the text of `pre` does if the
operation is there. TYPEs are of the results. In texts stand for something else:
    $T          the type that was chosen for T
    %T, %{…}    an operand of the type T, or of the type in braces
    %!x @!x ^!x a value, symbol or block of this instance's own
    «a|b|»      one of these
    @dict(a|b)  attributes in braces: perhaps these, others; `!a` always
    @ops        some more operations
    @values     `return` of some values
    @name       one of WORDS
At the name `@{a,b}` makes one template of each. See generate_modules.py."""

import glob
import os
import random
import re
from collections import namedtuple

HERE = os.path.dirname(os.path.abspath(__file__))
Template = namedtuple("Template", "kind pre results text where name")

INTEGERS = ("i1", "i8", "i16", "i32", "i64", "i32", "i64", "i2", "i7", "i33", "i128", "i65", "i500")
FLOATS = ("f32", "f64", "f16", "bf16", "f32", "f64", "f80", "f128", "tf32")
SMALL_FLOATS = ("f8E5M2", "f8E4M3", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f8E8M0FNU",
                "f6E2M3FN", "f6E3M2FN", "f4E2M1FN")
SHAPES = ("vector<4x{}>", "vector<1x{}>", "vector<2x3x{}>", "vector<[4]x{}>", "vector<2x[2]x{}>", "vector<{}>", "vector<3x1x2x{}>",
          "tensor<4x{}>", "tensor<?x{}>", "tensor<{}>", "tensor<0x{}>", "tensor<2x?x{}>", "tensor<*x{}>")
SPACES = ("", "", "", ", 0", ", 1", ", 3 : i32", ', "shared"', ", 5 : i64", ", {b = 1 : i32}")
LAYOUTS = ("", "", "", "", ", strided<[1]>", ", strided<[?], offset: ?>", ", strided<[2]>", ", strided<[0]>", ", strided<[-1], offset: 3>",
           ", affine_map<(d0) -> (d0)>", ", affine_map<(d0) -> (d0 * 2 + 1)>")
LAYOUTS_2 = ("", "", "", ", strided<[4, 1]>", ", strided<[?, ?], offset: ?>", ", strided<[1, 2], offset: 5>", ", strided<[0, 0]>",
             ", strided<[-4, 1], offset: 12>", ", strided<[?, 1]>", ", affine_map<(d0, d1) -> (d1, d0)>")
MEMREF_ELEMENTS = ("f32", "i32", "i1", "i8", "index", "f64", "bf16", "i64", "vector<4xf32>", "complex<f32>", "i65", "f16", "i128",
                   "memref<2xf32>", "f8E4M3FN", "!llvm.ptr", "vector<[4]xi32>")
POINTERS = ("!llvm.ptr", "!llvm.ptr", "!llvm.ptr<1>", "!llvm.ptr<3>")
STRUCTS = ("!llvm.struct<(i32, f32)>", "!llvm.struct<packed (i8, i64)>", "!llvm.struct<(i32, struct<(f32, array<2 x i8>)>)>",
           '!llvm.struct<"named", (i32, ptr)>', "!llvm.struct<()>", "!llvm.struct<(array<0 x i8>, i1)>", '!llvm.struct<"s.t", packed (i1, f64)>')
ARRAYS = ("!llvm.array<4 x i32>", "!llvm.array<0 x i8>", "!llvm.array<2 x struct<(i8, ptr)>>", "!llvm.array<2 x array<3 x f32>>",
          "!llvm.array<1 x vector<4xi32>>")
LLVM_INTEGERS = ("i32", "i64", "i8", "i1", "i16", "i128", "i7", "i65", "i500")
LLVM_FLOATS = ("f32", "f64", "f16", "bf16", "f80", "f128")
LLVM_SHAPES = ("vector<4x{}>", "vector<[4]x{}>", "vector<1x{}>", "vector<3x{}>", "vector<16x{}>")

WORDS = {
    "n": ("0", "1", "-1", "2", "3", "4", "8", "7", "-2", "100", "2147483647", "-2147483648", "4294967296", "9223372036854775807",
          "-9223372036854775808"),
    "small": ("0", "1", "2", "3", "4", "8"),
    "align": ("1", "2", "4", "8", "16", "64", "4096"),
    "ovf": ("none", "nsw", "nuw", "nsw, nuw", "nuw, nsw"),
    "fm": ("none", "fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "nnan,ninf", "reassoc,contract,afn"),
    "icmp": ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
    "fcmp": ("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"),
    "lfcmp": ("_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"),
    "round": ("to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"),
    "lround": ("dynamic", "tonearest", "downward", "upward", "towardzero", "tonearestaway"),
    "except": ("ignore", "maytrap", "strict"),
    "rmw": ("addi", "andi", "assign", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori"),
    "rmwf": ("addf", "assign", "maximumf", "minimumf", "mulf", "maxnumf", "minnumf"),
    "order": ("monotonic", "acquire", "release", "acq_rel", "seq_cst"),
    "linkage": ("private", "internal", "available_externally", "linkonce", "weak", "appending", "linkonce_odr", "weak_odr", "external",
                "extern_weak", "common"),
    "visibility": ("", "hidden ", "protected "),
    "addr": ("", "unnamed_addr ", "local_unnamed_addr "),
    "cc": ("", "fastcc", "coldcc", "cc_10", "x86_stdcallcc", "tailcc", "swiftcc", "amdgpu_kernelcc"),
    "reduce": ("add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"),
    "reducef": ("add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf"),
    "access": ("access_groups = [#ag]", "alias_scopes = [#as]", "noalias_scopes = [#as, #as1]", "tbaa = [#tag]"),
}
DISCARDABLE = ("t.a = 1 : i32", "t.b", 't.c = "x"', "t.d = [1, 2.0, @s]", "t.e = dense<1> : tensor<2xi8>", "t.f = {k = i32}",
               "t.g = affine_map<(d0)[s0] -> (d0 + s0)>")
LOCATIONS = ('loc("a.mlir":1:2)', "loc(unknown)", 'loc("name")', 'loc("n"("b":3:4))', 'loc(fused["x", "y":1:1])', 'loc(fused<"meta">["x"])',
             'loc(callsite("c" at "d":5:6))', 'loc("f":1:2 to 3:4)')
SPECIFICATIONS = ("dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>", "dlti.dl_spec = #dlti.dl_spec<index = 64 : i64, f80 = dense<128> : vector<2xi64>>",
                  'dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", i64 = dense<[32, 64]> : vector<2xi64>>',
                  'dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 32, 64]> : vector<3xi64>, "dlti.stack_alignment" = 128 : i64>',
                  'dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5 : ui64, "dlti.global_memory_space" = 1 : ui64>',
                  'llvm.data_layout = "e-p:32:32"', 'llvm.target_triple = "x86_64-unknown-linux-gnu"', "t.m = 1", "sym_name = \"m\"",
                  'dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32>>',
                  'dlti.map = #dlti.map<"a" = 1 : i32, i32 = "b">')
ARGUMENT_ATTRIBUTES = ("t.x", "t.y = 3 : i8", "llvm.noalias", "llvm.align = 8 : i64", "llvm.noundef")
FUNCTION_ATTRIBUTES = ("llvm.emit_c_interface", "t.k = 1", 'llvm.linkage = #llvm.linkage<internal>', "no_inline", 'passthrough = ["noinline"]',
                       "llvm.readnone", "noinline")
LLVM_HEADER = """#dom = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#as = #llvm.alias_scope<id = distinct[1]<>, domain = #dom>
#as1 = #llvm.alias_scope<id = distinct[2]<>, domain = #dom, description = "two">
#ag = #llvm.access_group<id = distinct[3]<>>
#root = #llvm.tbaa_root<id = "r">
#desc = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #desc, access_type = #desc, offset = 0>
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[4]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sp, name = "v", file = #file, line = 2, arg = 1, type = #bt>
#label = #llvm.di_label<scope = #sp, name = "l", file = #file, line = 3>
"""


def shaped(text):
    """What is before and after the element type of a vector, tensor or memref."""
    match = re.match(r"^((?:vector|tensor|memref)<(?:\[?\d+\]?x|\?x|\*x)*)(.*)>$", text)
    return (match[1], match[2]) if match else ("", text)


def elem(kind):
    prefix, rest = shaped(kind)
    return rest.split(", ")[0] if prefix.startswith("memref") else rest


def like(kind, element):
    prefix, _ = shaped(kind)
    return f"{prefix}{element}>" if prefix else element


def bits(kind):
    match = re.search(r"\d+", elem(kind))
    return int(match[0]) if match else 64


def read_templates():
    for path in sorted(glob.glob(os.path.join(HERE, "ops", "*.ops"))):
        with open(path) as file:
            text = re.sub(r"(?m)^#.*\n", "", file.read())
        for entry in re.split(r"\n(?=\S)", text.strip()):
            yield from templates_of(entry.rstrip())


def templates_of(entry):
    names = re.search(r"@\{([^}]*)\}", entry)
    if names:
        for name in names[1].split(","):
            yield from templates_of(entry.replace(names[0], name.strip(), 1))
        return
    text, _, where = entry.replace("\\n", "\n").partition(" ;; ")
    kind, pre, results = "", "", []
    first = text.split(" ", 1)[0]
    if first in ("end", "top", "pre"):
        kind, text = first, text[4:]
    if kind == "pre":
        pre, text = text.split(" ==> ", 1)
    match = re.match(r"^([^=%@«{\n]*?) = (.*)$", text, re.S)
    if match:
        results, text = [one.strip() for one in match[1].split(";")], match[2]
    name = re.search(r"(?<![!#])\b(?:[a-z]+\.)(?:[a-z0-9_]+\.)*[a-z0-9_]+", text)
    if not name:
        raise ValueError(entry)
    yield Template(kind, pre, results, text, re.findall(r"([A-Z])([:=])(.+?)(?= [A-Z][:=]|$)", where), name[0])


class Pools:
    """What T:POOL chooses from."""

    def __init__(self, choose):
        self.choose = choose

    def get(self, name):
        return self.choose(name.split("|")) if "|" in name else getattr(self, name)()

    def scalar(self):
        return self.choose((*INTEGERS, "index", *FLOATS))

    def sint(self):
        return self.choose(INTEGERS)

    def int(self):
        return self.perhaps_shaped(self.choose((*INTEGERS, "index", "index")))

    def noindex(self):
        return self.perhaps_shaped(self.choose(INTEGERS))

    def float(self):
        return self.perhaps_shaped(self.choose((*FLOATS, *FLOATS, *SMALL_FLOATS)))

    def anyfloat(self):
        return self.choose((*FLOATS, *SMALL_FLOATS))

    def cfloat(self):
        return self.choose(("f32", "f64", "f16", "bf16", "f32"))

    def complex(self):
        return f"complex<{self.cfloat()}>"

    def any(self):
        return self.choose((self.int, self.float, self.complex, self.memref, self.scalar))()

    def perhaps_shaped(self, element):
        return self.choose(("{}", "{}", "{}", *SHAPES)).format(element)

    def element(self):
        return self.choose(("f32", "i32", "i64", "index", "f64", "i1", "i8", "f16", "bf16", "i128"))

    def vector(self):
        return self.choose(SHAPES[:7]).format(self.element())

    def fixed(self):
        return self.choose(("vector<4x{}>", "vector<1x{}>", "vector<2x3x{}>", "vector<3x1x2x{}>", "vector<2x2x2x{}>")).format(self.element())

    def ivector(self):
        return self.choose(SHAPES[:5]).format(self.choose(("i32", "i8", "index", "i1", "i64", "i128")))

    def vector1(self):
        return self.choose(("vector<4x{}>", "vector<1x{}>", "vector<[4]x{}>", "vector<8x{}>")).format(self.element())

    def fvector1(self):
        return self.choose(("vector<4x{}>", "vector<1x{}>", "vector<[4]x{}>", "vector<8x{}>")).format(self.choose(FLOATS[:6]))

    def ivector1(self):
        return self.choose(("vector<4x{}>", "vector<1x{}>", "vector<[4]x{}>", "vector<8x{}>")).format(self.choose(INTEGERS[:6]))

    def fvector(self):
        return self.choose(SHAPES[:6]).format(self.choose(FLOATS[:8]))

    def tensor(self):
        return self.choose(("tensor<4x{}>", "tensor<?x{}>", "tensor<{}>", "tensor<2x?x{}>", "tensor<0x{}>", "tensor<2x3x{}>")).format(self.element())

    def memref1(self):
        size = self.choose(("?", "4", "4", "8", "1", "0", "16", "9223372036854775807"))
        return f"memref<{size}x{self.choose(MEMREF_ELEMENTS)}{self.choose(LAYOUTS)}{self.choose(SPACES)}>"

    def memref2(self):
        shape = self.choose(("4x8x", "?x?x", "?x4x", "2x?x", "0x3x", "1x1x", "3x3x"))
        return f"memref<{shape}{self.choose(MEMREF_ELEMENTS)}{self.choose(LAYOUTS_2)}{self.choose(SPACES)}>"

    def memref0(self):
        return f"memref<{self.choose(MEMREF_ELEMENTS)}{self.choose(('', '', ', strided<[], offset: ?>', ', strided<[]>'))}{self.choose(SPACES)}>"

    def unranked(self):
        return f"memref<*x{self.choose(MEMREF_ELEMENTS)}{self.choose(SPACES)}>"

    def memref(self):
        return self.choose((self.memref0, self.memref1, self.memref1, self.memref2))()

    def anymemref(self):
        return self.choose((self.memref0, self.memref1, self.memref2, self.unranked))()

    def plain(self):
        """Memory as a function allocates it."""
        shape = self.choose(("", "4x", "?x", "2x3x", "?x?x", "0x", "1x", "2x?x4x"))
        return f"memref<{shape}{self.choose(MEMREF_ELEMENTS)}{self.choose(SPACES)}>"

    def static(self):
        return f"memref<{self.choose(('', '4x', '2x2x', '0x', '1x'))}{self.choose(MEMREF_ELEMENTS[:8])}{self.choose(SPACES[:6])}>"

    # LLVM's

    def li(self):
        return self.choose(("{}", "{}", "{}", *LLVM_SHAPES)).format(self.choose(LLVM_INTEGERS))

    def lsi(self):
        return self.choose(LLVM_INTEGERS)

    def lf(self):
        return self.choose(("{}", "{}", "{}", *LLVM_SHAPES)).format(self.choose(LLVM_FLOATS))

    def lsf(self):
        return self.choose(LLVM_FLOATS)

    def ptr(self):
        return self.choose(POINTERS)

    def lv(self):
        return self.choose(LLVM_SHAPES).format(self.choose((*LLVM_INTEGERS[:6], *LLVM_FLOATS[:4], "!llvm.ptr")))

    def liv(self):
        return self.choose(LLVM_SHAPES).format(self.choose(LLVM_INTEGERS))

    def lfv(self):
        return self.choose(LLVM_SHAPES).format(self.choose(LLVM_FLOATS))

    def struct(self):
        return self.choose(STRUCTS)

    def array(self):
        return self.choose(ARRAYS)

    def aggregate(self):
        return self.choose((*STRUCTS[:4], *ARRAYS[:1], *ARRAYS[2:4]))

    def lany(self):
        return self.choose((self.li, self.lf, self.ptr, self.lv, self.struct, self.array))()

    def lfirst(self):
        return self.choose((self.lsi, self.lsf, self.ptr, self.lv))()


class Ops:
    LIMIT = 6

    def __init__(self, templates, seed, is_llvm):
        self.random = random.Random(seed)
        self.pools = Pools(self.random.choice)
        self.is_llvm = is_llvm
        self.templates = [it for it in templates if it.name.startswith("llvm.") or not is_llvm]
        self.inner = [it for it in self.templates if it.kind in ("", "pre")]
        self.seed = seed
        self.arguments, self.tops = [], []
        self.scopes = [[]]
        self.count, self.depth = 0, 0

    def chance(self, share):
        return self.random.random() < share

    def pick(self, *choices):
        return self.random.choice(choices)

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    # --- values ---------------------------------------------------------------

    def operand(self, kind):
        known = [name for scope in self.scopes for its, name in scope if its == kind]
        if known and self.chance(0.7):
            return self.random.choice(known[-4:])
        constant = self.constant(kind) if self.chance(0.45) else None
        if constant:
            name = self.fresh()
            self.lines.append(f"{name} = {constant}")
            self.scopes[-1].append((kind, name))
            return name
        name = f"%arg{len(self.arguments)}"
        self.arguments.append((kind, name))
        self.scopes[0].append((kind, name))
        return name

    def constant(self, kind):
        prefix, element = shaped(kind)
        if prefix.startswith("memref") or "?" in prefix or "*" in prefix:
            return None
        if self.is_llvm or kind.startswith("!llvm"):
            return self.llvm_constant(kind)
        if self.chance(0.06):
            return f"ub.poison : {kind}"
        if element.startswith("complex") and not prefix:
            part = element[8:-1]
            return f"complex.constant [{self.number(part)} : {part}, {self.number(part)} : {part}] : {kind}"
        text = self.number(element)
        return text and f"arith.constant {self.elements(kind, prefix, element, text)}"

    def elements(self, kind, prefix, element, text):
        if not prefix:
            return text if element == "i1" and text in ("true", "false") else f"{text} : {kind}"
        counts = re.findall(r"\d+", prefix)
        if counts and len(counts) == 1 and "[" not in prefix and 0 < int(counts[0]) <= 4 and self.chance(0.4):
            text = "[" + ", ".join(self.number(element) for _ in range(int(counts[0]))) + "]"
        return f"dense<{'' if counts == ['0'] else text}> : {kind}"

    def llvm_constant(self, kind):
        prefix, element = shaped(kind)
        way = self.random.random()
        text = self.number(element)
        if kind.startswith("!llvm.target") or kind == "!llvm.token":
            return None
        if way < 0.1 or not text:
            return f"llvm.mlir.{self.pick('zero', 'undef', 'poison')} : {kind}"
        return f"llvm.mlir.constant({self.elements(kind, prefix, element, text)}) : {kind}"

    def number(self, element):
        if element == "i1":
            return self.pick("true", "false")
        if element == "index":
            return self.pick("0", "1", "-1", "2", "3", "4", "5", "8", "9223372036854775807", "-9223372036854775808")
        match = re.fullmatch(r"i(\d+)", element)
        if match:
            width = int(match[1])
            return str(self.pick(0, 1, -1, 2 ** (width - 1) - 1, -(2 ** (width - 1)), 3 % 2 ** (width - 1), 7 % 2 ** (width - 1), 2 ** (width - 2)))
        if element.startswith(("f", "bf", "tf")) and element not in ("f8E8M0FNU",):
            special = ("1.0e30", "1.0e-40") if "E" not in element else ()
            return self.pick("0.0", "1.0", "-1.0", "-0.0", "2.0", "0.5", "3.0", "-1.5", *special)
        return None

    # --- texts ----------------------------------------------------------------

    def expand(self, text, types):
        """Choices first, then what is chosen of, then operands."""
        while "«" in text:
            text = re.sub(r"«([^«»]*)»", lambda match: self.random.choice(match[1].split("|")), text)
        self.count += 1
        number = self.count
        text = re.sub(r"([%@^])!(\w+)", lambda match: f"{match[1]}{match[2]}_{number}", text)
        text = re.sub(r"@dict\b(\(((?:[^()]|\([^()]*\))*)\))?", lambda match: self.dictionary(match[2]), text)
        text = re.sub(r"@([a-z]+)\b(?<!@f)", lambda match: self.random.choice(WORDS[match[1]]) if match[1] in WORDS else match[0], text)
        text = re.sub(r"\$([A-Z])\b", lambda match: types[match[1]], text)
        done = []
        for piece in re.split(r"(@ops\b|@values\b|%[A-Z]\b|%\{[^{}]*\})", text):
            if piece == "@ops":
                piece = self.nested()
            elif piece == "@values":
                piece = self.values()
            elif re.fullmatch(r"%[A-Z]", piece):
                piece = self.operand(types[piece[1]])
            elif piece.startswith("%{"):
                piece = self.operand(piece[2:-1])
            done.append(piece)
        return "".join(done)

    def dictionary(self, items):
        chosen = []
        for item in (items or "").split("|"):
            item = item.strip()
            if item.startswith("!"):
                chosen.append(item[1:])
            elif item and self.chance(0.35):
                chosen.append(item)
        if self.chance(0.15):
            chosen.append(self.random.choice(DISCARDABLE))
        return f" {{{', '.join(chosen)}}}" if chosen else ""

    def types(self, template):
        chosen = {}
        for name, how, text in template.where:
            if how == ":":
                chosen[name] = self.pools.get(text)
            else:
                chosen[name] = str(eval(text, {"elem": elem, "like": like, "bits": bits,
                                               "pick": self.pick, **chosen}))
        return chosen

    def nested(self):
        """Operations of a region, on lines of their own."""
        if self.depth >= 2:
            return ""
        self.depth += 1
        self.scopes.append([])
        before, self.lines = self.lines, []
        for _ in range(self.random.randint(0, 2)):
            self.statement(self.random.choice(self.inner))
        inner, self.lines = self.lines, before
        self.scopes.pop()
        self.depth -= 1
        return "\n".join(inner) + "\n"

    def values(self):
        """Ends the function, whose type this is."""
        known = [value for value in self.scopes[0] if value[0] != "!llvm.token"]
        chosen = self.random.sample(known, min(len(known), 4))
        if self.is_llvm:
            chosen = chosen[:1]
        if not hasattr(self, "returned"):
            self.returned = [kind for kind, _ in chosen]
        names = [self.operand(kind) for kind in self.returned]
        word = "llvm.return" if self.is_llvm else "return"
        return f"{word} {', '.join(names)} : {', '.join(self.returned)}" if names else word

    def statement(self, template):
        types = self.types(template)
        if template.pre:
            before, self.lines = self.lines, []
            count = self.count
            pre = self.expand(template.pre, types)
            self.count = count
            self.lines = before
            self.tops.append(pre)
        # What a nested operation defines is on lines before it.
        before, self.lines = self.lines, []
        text = self.expand(template.text, types)
        names = [self.fresh() for _ in template.results]
        if names:
            text = f"{', '.join(names)} = {text}"
        if "\n" not in text and self.chance(0.1):
            text += f" {self.random.choice(LOCATIONS)}"
        self.lines = before + self.lines + [text]
        if template.kind != "end":
            for kind, name in zip(template.results, names):
                self.scopes[-1].append((self.expand(kind, types), name))

    def body(self, first):
        """Operations around the one whose turn it is."""
        self.lines = []
        chosen = [self.random.choice(self.inner) for _ in range(self.random.randint(0, self.LIMIT - 1))]
        if first.kind in ("", "pre"):
            chosen.insert(self.random.randint(0, len(chosen)), first)
        for template in chosen:
            self.statement(template)
        if self.is_llvm:
            self.use_all()
        if first.kind == "end":
            self.statement(first)
        else:
            self.lines.append(self.values())
        return "\n".join("  " + line for text in self.lines for line in text.splitlines())

    def use_all(self):
        """What is not used is not exported as it is."""
        known = [(kind, name) for kind, name in self.scopes[0] if name.startswith("%v") and kind not in ("!llvm.token", "!llvm.void")]
        chosen = self.random.sample(known, min(len(known), 3))
        if chosen and self.chance(0.7):
            self.tops.append("llvm.func @use(...)")
            self.lines.append(f"llvm.call @use({', '.join(name for _, name in chosen)}) vararg(!llvm.func<void (...)>) : "
                              f"({', '.join(kind for kind, _ in chosen)}) -> ()")

    def module(self):
        first = self.templates[self.seed % len(self.templates)]
        body = self.body(first)
        if first.kind == "top":
            self.tops.append(self.expand(first.text, self.types(first)))
        text = (self.llvm_function if self.is_llvm else self.function)(body)
        tops = [top for index, top in enumerate(self.tops) if top not in self.tops[:index]]
        text = "\n".join(tops) + ("\n" if tops else "") + text
        if self.chance(0.15):
            text = f"module attributes {{{self.pick(*SPECIFICATIONS[4:] if self.is_llvm else SPECIFICATIONS)}}} {{\n{text}}}\n"
        return (LLVM_HEADER if re.search(r"#(as|ag|tag|sp|var|label|file|unit)\b", text) else "") + text

    def arguments_text(self, share):
        def one(kind, name):
            pointed = kind.startswith(("!llvm.ptr", "memref"))
            chosen = [text for text in ARGUMENT_ATTRIBUTES if self.chance(share) and (pointed or not text.startswith("llvm.")) and
                      not (self.is_llvm and text.startswith("t."))]
            return f"{name}: {kind}" + (f" {{{', '.join(chosen)}}}" if chosen else "")
        return ", ".join(one(kind, name) for kind, name in self.arguments)

    def function(self, body):
        returned = getattr(self, "returned", [])
        arrow = f" -> ({', '.join(returned)})" if returned else ""
        attributes = [text for text in FUNCTION_ATTRIBUTES if self.chance(0.03)]
        visibility = self.pick("", "", "", "private ", "nested ")
        text = f"func.func {visibility}@f({self.arguments_text(0.04)}){arrow}"
        text += (f" attributes {{{', '.join(attributes)}}}" if attributes else "") + f" {{\n{body}\n}}\n"
        if self.chance(0.3):
            text += self.caller(returned)
        return text

    def caller(self, returned):
        """Calls it, which passes across functions see."""
        taken = ", ".join(f"%arg{index}: {kind}" for index, (kind, _) in enumerate(self.arguments))
        names = ", ".join(name for _, name in self.arguments)
        kinds = ", ".join(kind for kind, _ in self.arguments)
        results = ", ".join(returned)
        head = f"%r:{len(returned)} = " if returned else ""
        back = f"  return {', '.join(f'%r#{index}' for index in range(len(returned)))} : {results}" if returned else "  return"
        return f"func.func @caller({taken}) -> ({results}) {{\n  {head}call @f({names}) : ({kinds}) -> ({results})\n{back}\n}}\n"

    def llvm_function(self, body):
        returned = getattr(self, "returned", [])
        arrow = f" -> {returned[0]}" if returned else ""
        tail = " attributes {personality = @eh}" if "landingpad" in body else ""
        if tail:
            body = body.rstrip()
        if "#sp" in body or "#var" in body or "#label" in body:
            return f"llvm.func @f({self.arguments_text(0.04)}){arrow}{tail} {{\n{body}\n}} loc(fused<#sp>[\"a.c\":1:1])\n"
        return f"llvm.func @f({self.arguments_text(0.04)}){arrow}{tail} {{\n{body}\n}}\n"


TEMPLATES = list(read_templates())


def module(seed, is_llvm):
    """Of the seeds from any one on, as many as there are templates have each."""
    return Ops(TEMPLATES, seed, is_llvm).module()


def num_templates(is_llvm):
    return len(Ops(TEMPLATES, 0, is_llvm).templates)
