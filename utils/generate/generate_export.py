# SPDX-License-Identifier: Apache-2.0
"""Random modules of the llvm dialect that can be exported to LLVM IR, a kind of
generate_modules.py: globals, functions and calls with their attributes, graphs of
blocks, constants that fold, metadata."""

import random

INTEGERS = ("i1", "i8", "i16", "i32", "i64", "i128", "i7")
FLOATS = ("f16", "bf16", "f32", "f64", "f80", "f128")
VECTORS = ("vector<4xi32>", "vector<2xi64>", "vector<4xf32>", "vector<2xf64>", "vector<[4]xi32>")
POINTERS = ("!llvm.ptr", "!llvm.ptr<1>", "!llvm.ptr<3>")
STRUCTS = ("!llvm.struct<(i32, ptr)>", "!llvm.struct<packed (i8, i32)>", "!llvm.struct<(struct<(i8, f32)>, array<2 x i64>)>",
           '!llvm.struct<"pair", (i32, f64)>', "!llvm.struct<()>")
ARRAYS = ("!llvm.array<2 x i32>", "!llvm.array<3 x f32>", "!llvm.array<2 x array<2 x i8>>", "!llvm.array<0 x i64>")
LINKAGES = ("private", "internal", "available_externally", "linkonce", "weak", "linkonce_odr", "weak_odr", "external")
FUNCTION_UNITS = ("no_inline", "no_unwind", "will_return", "convergent", "inline_hint", "arm_streaming", "arm_new_za",
                  "dso_local")
FUNCTION_TEXTS = {
    "target_cpu": ('"x86-64"', '"generic"'), "tune_cpu": ('"generic"',), "prefer_vector_width": ('"128"',),
    "reciprocal_estimates": ('"all"',), "denormal_fp_math": ('"preserve-sign"',), "denormal_fp_math_f32": ('"ieee"',),
    "fp_contract": ('"fast"',), "instrument_function_entry": ('"__enter"',), "instrument_function_exit": ('"__exit"',),
    "no_infs_fp_math": ("true", "false"), "no_nans_fp_math": ("true",), "no_signed_zeros_fp_math": ("false",),
    "frame_pointer": ("#llvm.framePointerKind<all>", '#llvm.framePointerKind<"non-leaf">', "#llvm.framePointerKind<none>"),
    "uwtable_kind": ("#llvm.uwtableKind<sync>", "#llvm.uwtableKind<async>", "#llvm.uwtableKind<none>"),
    "target_features": ('#llvm.target_features<["+sse", "-avx"]>', "#llvm.target_features<[]>"),
    "alignment": ("16 : i64", "1 : i64"), "section": ('".text.hot"', '"a b"'), "garbageCollector": ('"statepoint-example"',),
    "function_entry_count": ("77 : i64", "0 : i64"),
    "passthrough": ('["cold", ["key", "value"], "mustprogress", "own"]', '[["alignstack", "16"], "nosync"]', "[]"),
}
EFFECTS = ("none", "read", "write", "readwrite")
PLACES = ("other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1")
POINTER_ATTRIBUTES = ("llvm.noalias", "llvm.nonnull", "llvm.readonly", "llvm.writeonly", "llvm.nofree", "llvm.nocapture",
                      "llvm.align = 8 : i64", "llvm.dereferenceable = 16 : i64", "llvm.dereferenceable_or_null = 4 : i64",
                      "llvm.noundef", "llvm.inreg")
RESULT_ATTRIBUTES = ("llvm.noalias", "llvm.nonnull", "llvm.align = 8 : i64", "llvm.dereferenceable = 16 : i64", "llvm.noundef",
                     "llvm.inreg")
INT_ATTRIBUTES = ("llvm.noundef", "llvm.zeroext", "llvm.signext", "llvm.inreg")
CONVENTIONS = ("fastcc", "coldcc", "swiftcc", "tailcc", "preserve_mostcc", "x86_stdcallcc", "cc_10", "ccc")
FASTMATH = ("none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast", "nnan, ninf")
INT_BINARY = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem")
FLOAT_BINARY = ("fadd", "fsub", "fmul", "fdiv", "frem")
HEADER = """#group = #llvm.access_group<id = distinct[0]<>>
#group1 = #llvm.access_group<id = distinct[1]<>>
#domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[3]<>, domain = #domain, description = "s">
#scope1 = #llvm.alias_scope<id = "named", domain = #domain>
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#tag1 = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0, constant = true>
#after = #llvm.loop_annotation<disableNonforced = true>
#loop = #llvm.loop_annotation<mustProgress = true, unroll = <disable = true>>
#loop1 = #llvm.loop_annotation<vectorize = <disable = false, width = 4 : i32, followupAll = #after>, parallelAccesses = #group, #group1>
"""


class Export:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.number = 0
        self.values = []
        self.functions = []
        self.globals = []

    def chance(self, share):
        return self.random.random() < share

    def pick(self, choices):
        return self.random.choice(choices)

    def emit(self, text):
        self.lines.append(text)

    def fresh(self):
        self.number += 1
        return f"%v{self.number}"

    def type(self):
        return self.pick(self.pick((INTEGERS, INTEGERS, FLOATS, POINTERS, POINTERS, VECTORS, STRUCTS, ARRAYS)))

    # --- values ---------------------------------------------------------------

    def number_of(self, kind):
        width = int(kind[1:])
        if width == 1:
            return self.pick(("true", "false"))
        return f"{self.pick((0, 1, 2, -1, 5, self.random.randint(-2 ** (width - 1), 2 ** (width - 1) - 1)))} : {kind}"

    def constant(self, kind):
        if kind in INTEGERS:
            return f"llvm.mlir.constant({self.number_of(kind)}) : {kind}"
        if kind in FLOATS:
            text = self.pick(("0.0", "-0.0", "1.0", "2.5", "-3.25e4", "0.1", "1.0e-3", "0x7E00" if kind == "f16" else "123456.7"))
            return f"llvm.mlir.constant({text} : {kind}) : {kind}"
        if kind in VECTORS and "f" in kind:
            return f"llvm.mlir.constant(dense<{self.pick(('1.5', '0.0', '-2.0'))}> : {kind}) : {kind}"
        if kind in VECTORS and "[" not in kind and self.chance(0.5):
            count = int(kind[7])
            return f"llvm.mlir.constant(dense<[{', '.join(str(self.random.randint(-3, 3)) for _ in range(count))}]> : {kind}) : {kind}"
        if kind in VECTORS:
            return f"llvm.mlir.constant(dense<{self.random.randint(-3, 3)}> : {kind}) : {kind}"
        if kind == "!llvm.ptr" and self.globals and self.chance(0.5):
            return f"llvm.mlir.addressof @{self.pick(self.globals)} : !llvm.ptr"
        if kind == "!llvm.array<2 x i32>" and self.chance(0.5):
            return f"llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : {kind}"
        return f"llvm.mlir.{self.pick(('zero', 'undef', 'poison'))} : {kind}"

    def value(self, kind):
        known = [name for name, of in self.values if of == kind]
        if known and self.chance(0.8):
            return self.pick(known)
        name = self.fresh()
        self.emit(f"  {name} = {self.constant(kind)}")
        self.values.append((name, kind))
        return name

    def define(self, text, kind):
        name = self.fresh()
        self.emit(f"  {name} = {text}")
        self.values.append((name, kind))

    # --- operations -----------------------------------------------------------

    def op(self):
        self.pick((self.integer_op, self.integer_op, self.float_op, self.compare, self.cast, self.load, self.store,
                   self.address, self.aggregate, self.vector, self.atomic, self.call, self.call, self.select,
                   self.intrinsic, self.alloca, self.assembly))()

    def integer_op(self):
        kind = self.pick(INTEGERS + VECTORS[:2])
        name = self.pick(INT_BINARY)
        flags = overflow = ""
        if name in ("add", "sub", "mul", "shl"):
            overflow = self.pick(("", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"))
        elif name in ("udiv", "sdiv", "lshr", "ashr"):
            flags = self.pick(("", " exact"))
        elif name == "or":
            flags = self.pick(("", " disjoint"))
        self.define(f"llvm.{name}{flags} {self.value(kind)}, {self.value(kind)}{overflow} : {kind}", kind)

    def fastmath(self):
        return f" {{fastmathFlags = #llvm.fastmath<{self.pick(FASTMATH)}>}}" if self.chance(0.4) else ""

    def float_op(self):
        kind = self.pick(FLOATS + VECTORS[2:4])
        if self.chance(0.1):
            self.define(f"llvm.fneg {self.value(kind)}{self.fastmath()} : {kind}", kind)
        else:
            self.define(f"llvm.{self.pick(FLOAT_BINARY)} {self.value(kind)}, {self.value(kind)}{self.fastmath()} : {kind}", kind)

    def compare(self):
        kind = self.pick(INTEGERS + FLOATS + POINTERS)
        if kind in FLOATS:
            word = self.pick(("oeq", "ogt", "ole", "one", "ord", "ueq", "uno", "une"))
            self.define(f'llvm.fcmp "{word}" {self.value(kind)}, {self.value(kind)}{self.fastmath()} : {kind}', "i1")
        else:
            word = self.pick(("eq", "ne", "slt", "sge", "ult", "ugt"))
            self.define(f'llvm.icmp "{word}" {self.value(kind)}, {self.value(kind)} : {kind}', "i1")

    def cast(self):
        name, kind, to = self.pick((
            ("sext", "i8", "i32"), ("zext", "i1", "i64"), ("zext nneg", "i16", "i32"), ("trunc", "i64", "i8"),
            ("trunc", "i128", "i64"), ("sitofp", "i32", "f64"), ("uitofp", "i64", "f32"), ("uitofp nneg", "i8", "f16"),
            ("fptosi", "f32", "i32"), ("fptoui", "f64", "i8"), ("fpext", "f32", "f64"), ("fptrunc", "f64", "f32"),
            ("fpext", "f16", "f128"), ("ptrtoint", "!llvm.ptr", "i64"), ("inttoptr", "i64", "!llvm.ptr"),
            ("addrspacecast", "!llvm.ptr", "!llvm.ptr<1>"), ("bitcast", "i32", "f32"), ("bitcast", "vector<4xi32>", "vector<2xi64>"),
            ("bitcast", "i64", "f64"), ("bitcast", "f16", "i16"), ("sitofp", "vector<4xi32>", "vector<4xf32>")))
        if name in ("ptrtoint", "addrspacecast"):
            # Addresses that are computed from those of globals are no constants of mlopt's.
            operands = [value for value, of in self.values if of == kind and value.startswith("%a")]
            if operands:
                self.define(f"llvm.{name} {self.pick(operands)} : {kind} to {to}", to)
            return
        self.define(f"llvm.{name} {self.value(kind)} : {kind} to {to}", to)

    def access_attributes(self):
        parts = [part for part in ("alignment = 4 : i64", "tbaa = [#tag]", "access_groups = [#group, #group1]",
                                   "alias_scopes = [#scope]", "noalias_scopes = [#scope1, #scope]", "nontemporal",
                                   "invariantGroup") if self.chance(0.15)]
        return f" {{{', '.join(parts)}}}" if parts else ""

    def load(self):
        pointer, kind = self.pick(POINTERS), self.type()
        if kind.startswith("i") and kind in ("i8", "i32", "i64") and self.chance(0.3):
            scope = self.pick(("", ' syncscope("agent")'))
            self.define(f"llvm.load {self.value(pointer)} atomic{scope} {self.pick(('monotonic', 'acquire', 'seq_cst'))} "
                        f"{{alignment = 8 : i64}} : {pointer} -> {kind}", kind)
            return
        volatile = self.pick(("", "", "volatile "))
        self.define(f"llvm.load {volatile}{self.value(pointer)}{self.access_attributes()} : {pointer} -> {kind}", kind)

    def store(self):
        pointer, kind = self.pick(POINTERS), self.type()
        value = self.value(kind)
        self.emit(f"  llvm.store {value}, {self.value(pointer)}{self.access_attributes()} : {kind}, {pointer}")

    def address(self):
        pointer = self.pick(POINTERS)
        flags = self.pick(("", "inbounds ", "nusw ", "nuw ", "inbounds|nuw "))
        element, indices, types = self.pick((("i32", "[%s]", ("i64",)), ("i8", "[5]", ()), ("f64", "[%s]", ("i32",)),
                                             (STRUCTS[2], "[%s, 0, 1]", ("i64",)), (ARRAYS[2], "[0, %s, 1]", ("i32",)),
                                             (STRUCTS[0], "[3, 1]", ()), ("i32", "[-1]", ())))
        operands = [self.value(kind) for kind in types]
        self.define(f"llvm.getelementptr {flags}{self.value(pointer)}{indices % tuple(operands)} : "
                    f"({', '.join((pointer,) + types)}) -> {pointer}, {element}", pointer)

    def aggregate(self):
        kind, position, part = self.pick(((STRUCTS[0], "[0]", "i32"), (STRUCTS[0], "[1]", "!llvm.ptr"), (STRUCTS[2], "[0, 1]", "f32"),
                                          (STRUCTS[2], "[1, 0]", "i64"), (ARRAYS[0], "[1]", "i32"), (ARRAYS[2], "[1, 0]", "i8"),
                                          (STRUCTS[3], "[1]", "f64")))
        if self.chance(0.5):
            self.define(f"llvm.extractvalue {self.value(kind)}{position} : {kind}", part)
        else:
            self.define(f"llvm.insertvalue {self.value(part)}, {self.value(kind)}{position} : {kind}", kind)

    def vector(self):
        kind, element = self.pick((("vector<4xi32>", "i32"), ("vector<2xf64>", "f64"), ("vector<4xf32>", "f32")))
        which = self.random.randrange(3)
        if which == 0:
            self.define(f"llvm.extractelement {self.value(kind)}[{self.value('i32')} : i32] : {kind}", element)
        elif which == 1:
            self.define(f"llvm.insertelement {self.value(element)}, {self.value(kind)}[{self.value('i64')} : i64] : {kind}", kind)
        else:
            size = int(kind[7])
            mask = [self.random.randint(-1, 2 * size - 1) for _ in range(size)]
            mask = self.pick((mask, [0] * size, [-1] * size, list(range(size))))
            self.define(f"llvm.shufflevector {self.value(kind)}, {self.value(kind)} {mask} : {kind}", kind)

    def atomic(self):
        pointer = self.pick(POINTERS)
        which = self.random.randrange(3)
        if which == 0:
            word = self.pick(("xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "umin", "uinc_wrap", "usub_sat"))
            self.define(f"llvm.atomicrmw {self.pick(('', 'volatile '))}{word} {self.value(pointer)}, {self.value('i32')} "
                        f"{self.pick(('monotonic', 'acq_rel', 'seq_cst'))} : {pointer}, i32", "i32")
        elif which == 1:
            self.define(f"llvm.cmpxchg {self.pick(('', 'weak '))}{self.value(pointer)}, {self.value('i64')}, {self.value('i64')} "
                        f"acq_rel monotonic : {pointer}, i64", "!llvm.struct<(i64, i1)>")
        else:
            self.emit(f"  llvm.fence {self.pick(('acquire', 'release', 'seq_cst'))}")

    def select(self):
        kind = self.type()
        self.define(f"llvm.select {self.value('i1')}, {self.value(kind)}, {self.value(kind)} : i1, {kind}", kind)

    def intrinsic(self):
        name, kinds, result = self.pick((
            ("fabs", ("f32",), "f32"), ("smax", ("i32", "i32"), "i32"), ("ctpop", ("i64",), "i64"), ("fma", ("f64",) * 3, "f64"),
            ("sqrt", ("vector<4xf32>",), "vector<4xf32>"), ("umin", ("vector<2xi64>",) * 2, "vector<2xi64>"),
            ("pow", ("f64", "f64"), "f64"), ("bswap", ("i16",), "i16"), ("fshl", ("i8",) * 3, "i8"), ("usub.sat", ("i7", "i7"), "i7")))
        operands = ", ".join([self.value(kind) for kind in kinds])
        flags = self.fastmath() if result[0] == "f" or "xf" in result else ""
        self.define(f"llvm.intr.{name}({operands}){flags} : ({', '.join(kinds)}) -> {result}", result)

    def alloca(self):
        align = self.pick(("", " {alignment = 32 : i64}"))
        kind = self.type()
        if "[4]" in kind:
            kind = "i32"
        count = self.pick(("i32", "i64"))
        self.define(f"llvm.alloca {self.value(count)} x {kind}{align} : ({count}) -> !llvm.ptr", "!llvm.ptr")

    def assembly(self):
        side = self.pick(("", "has_side_effects ", "is_align_stack "))
        if self.chance(0.5):
            self.emit(f'  llvm.inline_asm {side}"nop", "" : () -> ()')
        else:
            self.define(f'llvm.inline_asm {side}asm_dialect = {self.pick(("att", "intel"))} "mov $0, $1", "=r,r" '
                        f'{self.value("i32")} : (i32) -> i32', "i32")

    def call(self):
        if not self.functions:
            return
        name, inputs, result, convention = self.pick(self.functions)
        operands = ", ".join([self.value(kind) for kind in inputs])
        attributes = [unit for unit in ("no_unwind", "will_return", "convergent", "no_inline") if self.chance(0.15)]
        if self.chance(0.1):
            attributes.append(f"memory_effects = {self.effects()}")
        text = f" {{{', '.join(attributes)}}}" if attributes else ""
        tail = self.pick(("", "", "tail ", "notail "))
        word = "" if convention == "ccc" else convention + " "
        signature = f"({', '.join(inputs)}) -> {result or '()'}"
        call = f"llvm.call {word}{tail}@{name}({operands}){text} : {signature}"
        if result:
            self.define(call, result)
        else:
            self.emit("  " + call)

    # --- functions ------------------------------------------------------------

    def effects(self):
        return "#llvm.memory_effects<" + ", ".join(f"{place} = {self.pick(EFFECTS)}" for place in PLACES) + ">"

    def value_attributes(self, kind, share=0.3, is_result=False):
        choices = POINTER_ATTRIBUTES if kind in POINTERS and not is_result else \
            RESULT_ATTRIBUTES if kind in POINTERS else INT_ATTRIBUTES if kind in INTEGERS else ("llvm.noundef",)
        if not self.chance(share):
            return ""
        chosen = self.random.sample(choices, min(len(choices), self.random.randint(1, 3)))
        if "llvm.readonly" in chosen and "llvm.writeonly" in chosen:
            chosen.remove("llvm.readonly")
        if "llvm.zeroext" in chosen and "llvm.signext" in chosen:
            chosen.remove("llvm.zeroext")
        return f" {{{', '.join(chosen)}}}"

    def function_attributes(self, is_definition):
        parts = [unit for unit in FUNCTION_UNITS if self.chance(0.08)]
        for name, texts in FUNCTION_TEXTS.items():
            if self.chance(0.06):
                parts.append(f"{name} = {self.pick(texts)}")
        if self.chance(0.15):
            parts.append(f"memory_effects = {self.effects()}")
        if not is_definition:
            parts = [part for part in parts if not part.startswith(("function_entry", "dso_local"))]
        return f" attributes {{{', '.join(parts)}}}" if parts else ""

    def function(self, index):
        name = f"f{index}"
        inputs = [self.type() for _ in range(self.random.randint(0, 4))]
        result = self.type() if self.chance(0.6) else None
        is_definition = self.chance(0.75)
        convention = self.pick(CONVENTIONS) if self.chance(0.2) else "ccc"
        word = "" if convention == "ccc" else convention + " "
        linkage = self.pick(LINKAGES if is_definition else ("external", "extern_weak")) + " " if self.chance(0.3) else ""
        if linkage.strip() == "external":
            linkage = ""
        self.functions.append((name, inputs, result, convention))
        arrow = f" -> ({result}{self.value_attributes(result, 0.2, True)})" if result else ""
        attributes = self.function_attributes(is_definition)
        if not is_definition:
            arguments = ", ".join(kind + self.value_attributes(kind) for kind in inputs)
            self.emit(f"llvm.func {linkage}{word}@{name}({arguments}){arrow}{attributes}")
            return
        arguments = ", ".join(f"%a{i}: {kind}{self.value_attributes(kind)}" for i, kind in enumerate(inputs))
        self.emit(f"llvm.func {linkage}{word}@{name}({arguments}){arrow}{attributes} {{")
        self.body(inputs, result)
        self.emit("}")

    def body(self, inputs, result):
        entry = [(f"%a{i}", kind) for i, kind in enumerate(inputs)]
        blocks = [[self.type() for _ in range(self.random.randint(0, 2))] for _ in range(self.random.randint(0, 4))]
        self.values = list(entry)
        for _ in range(self.random.randint(0, 6)):
            self.op()
        shared = list(self.values)
        self.end(blocks, result)
        for number, kinds in enumerate(blocks):
            names = [self.fresh() for _ in kinds]
            arguments = f"({', '.join(f'{name}: {kind}' for name, kind in zip(names, kinds))})" if kinds else ""
            self.emit(f"^bb{number + 1}{arguments}:")
            self.values = shared + list(zip(names, kinds))
            for _ in range(self.random.randint(0, 5)):
                self.op()
            self.end(blocks, result)

    def successor(self, blocks, taken=None):
        """One with arguments is named once by a terminator: the order of the blocks
        that stand between else is mlir-translate's own."""
        numbers = [number for number, kinds in enumerate(blocks) if taken is None or not kinds or number not in taken]
        if not numbers:
            return None
        number = self.pick(numbers)
        if taken is not None:
            taken.add(number)
        kinds = blocks[number]
        values = [self.value(kind) for kind in kinds]
        return f"^bb{number + 1}" + (f"({', '.join(values)} : {', '.join(kinds)})" if kinds else "")

    def end(self, blocks, result):
        which = self.random.randrange(5) if blocks else 4
        loop = self.pick(("", "", " {loop_annotation = #loop}", " {loop_annotation = #loop1}"))
        if which == 0:
            self.emit(f"  llvm.br {self.successor(blocks)}{loop}")
        elif which == 1:
            condition = self.value("i1")
            weights = self.pick(("", " weights([3, 4])"))
            taken = set()
            first, second = self.successor(blocks, taken), self.successor(blocks, taken)
            if not second:
                self.emit("  llvm.unreachable")
                return
            self.emit(f"  llvm.cond_br {condition}{weights}, {first}, {second}{loop}")
        elif which == 2:
            kind = self.pick(("i32", "i64", "i8"))
            flag = self.value(kind)
            taken = set()
            default = self.successor(blocks, taken)
            numbers = self.random.sample(range(-5, 20), self.random.randint(1, 3))
            targets = [self.successor(blocks, taken) for _ in numbers]
            cases = [f"    {number}: {target}" for number, target in zip(numbers, targets) if target]
            if not cases:
                self.emit("  llvm.unreachable")
                return
            self.emit(f"  llvm.switch {flag} : {kind}, {default} [")
            self.emit(",\n".join(cases))
            self.emit("  ]")
        elif which == 3:
            self.emit("  llvm.unreachable")
        elif result:
            value = self.value(result)
            self.emit(f"  llvm.return {value} : {result}")
        else:
            self.emit("  llvm.return")

    # --- globals --------------------------------------------------------------

    def global_value(self, index):
        name = self.pick((f"g{index}", f'"g {index}"', f"g.{index}$"))
        words = [self.pick(LINKAGES)]
        if self.chance(0.2):
            words.append(self.pick(("thread_local", "unnamed_addr", "local_unnamed_addr")))
        if self.chance(0.4):
            words.append("constant")
        parts = [part for part in ("alignment = 8 : i64", 'section = ".mine"', "dso_local", "addr_space = 3 : i32",
                                   "externally_initialized") if self.chance(0.12)]
        attributes = f" {{{', '.join(parts)}}}" if parts else ""
        which = self.random.randrange(5)
        head = f"llvm.mlir.global {' '.join(words)} @{name}"
        if which == 0:
            kind = self.pick(INTEGERS)
            self.emit(f"{head}({self.number_of(kind)}){attributes} : {kind}")
        elif which == 1:
            self.emit(f'{head}("te\\00xt\\22"){attributes} : !llvm.array<6 x i8>')
        elif which == 2:
            self.emit(f"{head}(dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>){attributes} : !llvm.array<2 x array<2 x i8>>")
        else:
            self.emit(f"{head}(){attributes} : {self.initialized()}")
        if "addr_space" not in attributes:
            self.globals.append(name)

    def initialized(self):
        """A type, and the region that initializes a global of it."""
        kind = self.pick([kind for kind in INTEGERS + FLOATS + VECTORS[:4] + STRUCTS + ARRAYS + POINTERS[:1]])
        before, self.lines, self.values = self.lines, [], []
        value = self.value(kind)
        text = "\n".join(self.lines)
        self.lines = before
        return f"{kind} {{\n{text}\n  llvm.return {value} : {kind}\n}}"

    def module(self):
        self.emit(HEADER)
        for index in range(self.random.randint(0, 4)):
            self.global_value(index)
        for index in range(self.random.randint(1, 5)):
            self.function(index)
        return "\n".join(self.lines) + "\n"


def module(seed):
    return Export(seed).module()
