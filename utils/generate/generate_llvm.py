# SPDX-License-Identifier: Apache-2.0
"""Random functions of llvm operations in generic form, a kind of
generate_modules.py.

A row of ROWS is `NAMES : OPERANDS -> RESULTS ; PROPERTIES`. Types are written with
letters, the same letter being the same type in one operation:

  I J   integer, or vector of integers       i j   integer
  F G   floating point number, or vector     f     floating point number
  P     pointer, or vector of pointers       p q   pointer
  B     i1, in the shape of the first type   T     any type of values
  V W   vector  VI VJ  of integers  VF VG  of numbers  VP  of pointers  VM  of i1,
        all of one length
  {T}   what else stands in braces, as it is

Properties are `name=KIND`; see PROPERTIES. A `?` after the name: it may be missing.
"""

ROWS = """
add sub mul shl trunc.same : I I -> I ; overflowFlags?=overflow
udiv sdiv lshr ashr : I I -> I ; isExact?=unit
urem srem and xor : I I -> I
or : I I -> I ; isDisjoint?=unit
fadd fsub fmul fdiv frem : F F -> F ; fastmathFlags?=fastmath
fneg : F -> F ; fastmathFlags?=fastmath
icmp : I I -> B ; predicate=icmp
icmp : P P -> B ; predicate=icmp
fcmp : F F -> B ; predicate=fcmp, fastmathFlags?=fastmath
select : {i1} T T -> T ; fastmathFlags?=fastmath
freeze : T -> T
mlir.undef mlir.poison mlir.zero : -> T
mlir.none : -> {!llvm.token}
load : p -> T ; alignment?=align, volatile_?=unit, nontemporal?=unit, invariant?=unit, invariantGroup?=unit, ordering?=load_order, syncscope?=string, dereferenceable?=dereferenceable, ALIAS
store : T p -> ; alignment?=align, volatile_?=unit, nontemporal?=unit, invariantGroup?=unit, ALIAS
alloca : i -> p ; elem_type=element, alignment?=align, inalloca?=unit
extractelement : {vector<4xf32>} i -> {f32}
insertelement : {vector<4xi64>} {i64} i -> {vector<4xi64>}
shufflevector : {vector<4xf32>} {vector<4xf32>} -> {vector<2xf32>} ; mask=mask
extractvalue : {!llvm.struct<(i32, array<2 x i64>)>} -> {i64} ; position=position_deep
extractvalue : {!llvm.struct<(i32, array<2 x i64>)>} -> {i32} ; position=position_first
insertvalue : {!llvm.struct<(i32, array<2 x i64>)>} {i64} -> {!llvm.struct<(i32, array<2 x i64>)>} ; position=position_deep
ptrtoint : p -> i
inttoptr : i -> p ; dereferenceable?=dereferenceable
addrspacecast : p -> q
bitcast : p -> p
bitcast : {i32} -> {f32}
sext : {i8} -> {i32}
zext : {i8} -> {i32} ; nonNeg?=unit
trunc : {i64} -> {i32} ; overflowFlags?=overflow
sitofp : I -> F
uitofp : I -> F ; nonNeg?=unit
fptosi fptoui : F -> I
fpext : {f32} -> {f64}
fptrunc : {f64} -> {f32}
va_arg : p -> T
fence : -> ; ordering=fence_order, syncscope?=string
cmpxchg : p {i32} {i32} -> {!llvm.struct<(i32, i1)>} ; success_ordering=cmpxchg_order, failure_ordering=fail_order, weak?=unit, volatile_?=unit, alignment?=align, syncscope?=string, ALIAS
atomicrmw : p {i64} -> {i64} ; bin_op=bin_int, ordering=rmw_order, volatile_?=unit, alignment?=align, syncscope?=string, ALIAS
atomicrmw : p {f32} -> {f32} ; bin_op=bin_float, ordering=rmw_order, volatile_?=unit
intr.acos intr.asin intr.atan intr.ceil intr.cos intr.cosh intr.exp intr.exp10 intr.exp2 intr.fabs intr.floor : F -> F ; fastmathFlags?=fastmath
intr.log intr.log10 intr.log2 intr.nearbyint intr.rint intr.round intr.roundeven intr.sin intr.sinh intr.sqrt : F -> F ; fastmathFlags?=fastmath
intr.tan intr.tanh intr.trunc : F -> F ; fastmathFlags?=fastmath
intr.atan2 intr.copysign intr.maximum intr.maxnum intr.minimum intr.minnum intr.pow : F F -> F ; fastmathFlags?=fastmath
intr.fma intr.fmuladd : F F F -> F ; fastmathFlags?=fastmath
intr.sincos : {f32} -> {!llvm.struct<(f32, f32)>} ; fastmathFlags?=fastmath
intr.powi intr.ldexp : F i -> F ; fastmathFlags?=fastmath
intr.frexp : f -> T ; fastmathFlags?=fastmath
intr.bitreverse intr.bswap intr.ctpop : I -> I
intr.smax intr.smin intr.umax intr.umin intr.sadd.sat intr.ssub.sat intr.uadd.sat intr.usub.sat intr.sshl.sat intr.ushl.sat : I I -> I
intr.scmp intr.ucmp : I I -> J
intr.sadd.with.overflow intr.smul.with.overflow intr.ssub.with.overflow : {i32} {i32} -> {!llvm.struct<(i32, i1)>}
intr.uadd.with.overflow intr.umul.with.overflow intr.usub.with.overflow : {i64} {i64} -> {!llvm.struct<(i64, i1)>}
intr.abs : I -> I ; is_int_min_poison=i1
intr.ctlz intr.cttz : I -> I ; is_zero_poison=i1
intr.fshl intr.fshr : I I I -> I
intr.is.fpclass : F -> B ; bit=i32
intr.is.constant : T -> {i1}
intr.lround intr.lrint intr.llrint : F -> I
intr.llround : f -> i
intr.expect : i i -> i
intr.expect.with.probability : i i -> i ; prob=f64
intr.ssa.copy : T -> T
intr.threadlocal.address : p -> p
intr.ptrmask : p i -> p
intr.prefetch : p -> ; rw=i32, hint=i32, cache=i32
intr.assume : {i1} -> ; op_bundle_sizes=no_sizes
intr.memcpy intr.memmove : p q i -> ; isVolatile=i1, ALIAS
intr.memset : p {i8} i -> ; isVolatile=i1, ALIAS
intr.memcpy.inline : p q -> ; len=length, isVolatile=i1, ALIAS
intr.memset.inline : p {i8} -> ; len=length, isVolatile=i1, ALIAS
intr.stacksave : -> p
intr.stackrestore intr.lifetime.start intr.lifetime.end intr.vastart intr.vaend : p ->
intr.vacopy : p q ->
intr.trap intr.debugtrap : ->
intr.ubsantrap : -> ; failureKind=i8
intr.invariant.start : p -> {!llvm.ptr} ; size=i64
intr.invariant.end : {!llvm.ptr} p -> ; size=i64
intr.launder.invariant.group intr.strip.invariant.group : p -> p
intr.eh.typeid.for : p -> {i32}
intr.experimental.constrained.fptrunc : {f64} -> {f32} ; roundingmode=rounding, fpExceptionBehavior=exceptions
intr.experimental.constrained.uitofp intr.experimental.constrained.sitofp : i -> f ; roundingmode=rounding, fpExceptionBehavior=exceptions
intr.experimental.constrained.fpext : {f32} -> {f64} ; fpExceptionBehavior=exceptions
intr.vector.reduce.add intr.vector.reduce.and intr.vector.reduce.mul intr.vector.reduce.or intr.vector.reduce.smax : {vector<4xi32>} -> {i32}
intr.vector.reduce.smin intr.vector.reduce.umax intr.vector.reduce.umin intr.vector.reduce.xor : {vector<[4]xi32>} -> {i32}
intr.vector.reduce.fadd intr.vector.reduce.fmul : {f32} {vector<4xf32>} -> {f32} ; fastmathFlags?=fastmath
intr.vector.reduce.fmax intr.vector.reduce.fmin intr.vector.reduce.fmaximum intr.vector.reduce.fminimum : {vector<4xf32>} -> {f32} ; fastmathFlags?=fastmath
intr.matrix.column.major.load : p i -> V ; isVolatile=i1, rows=i32, columns=i32
intr.matrix.column.major.store : V p i -> ; isVolatile=i1, rows=i32, columns=i32
intr.matrix.multiply : V W -> {vector<4xf32>} ; lhs_rows=i32, lhs_columns=i32, rhs_columns=i32
intr.matrix.transpose : V -> W ; rows=i32, columns=i32
intr.get.active.lane.mask : i j -> VM
intr.masked.load : p VM -> V ; alignment=i32, nontemporal?=unit
intr.masked.load : p VM V -> V ; alignment=i32, nontemporal?=unit
intr.masked.store : V p VM -> ; alignment=i32
intr.masked.gather : VP VM -> VF ; alignment=i32
intr.masked.gather : VP VM VF -> VF ; alignment=i32
intr.masked.scatter : VF VP VM -> ; alignment=i32
intr.masked.expandload : p VM V -> V ; arg_attrs?=dicts, res_attrs?=dicts
intr.masked.compressstore : V p VM -> ; arg_attrs?=dicts
intr.var.annotation : p {!llvm.ptr} {!llvm.ptr} {i32} {!llvm.ptr} ->
intr.ptr.annotation : p {!llvm.ptr} {!llvm.ptr} {i32} {!llvm.ptr} -> p
intr.annotation : i {!llvm.ptr} {!llvm.ptr} {i32} -> i
intr.vscale : -> i
intr.stepvector : -> VI
intr.vector.insert : V W -> V ; pos=i64
intr.vector.extract : V -> W ; pos=i64
intr.vector.interleave2 : {vector<4xi8>} {vector<4xi8>} -> {vector<8xi8>}
intr.vector.interleave2 : {vector<[4]xf32>} {vector<[4]xf32>} -> {vector<[8]xf32>}
intr.vector.deinterleave2 : {vector<8xi8>} -> {!llvm.struct<(vector<4xi8>, vector<4xi8>)>}
intr.vp.add intr.vp.sub intr.vp.mul intr.vp.sdiv intr.vp.udiv intr.vp.srem intr.vp.urem intr.vp.ashr intr.vp.lshr : VI VI VM {i32} -> VI
intr.vp.shl intr.vp.or intr.vp.and intr.vp.xor intr.vp.smax intr.vp.smin intr.vp.umax intr.vp.umin : VI VI VM {i32} -> VI
intr.vp.fadd intr.vp.fsub intr.vp.fmul intr.vp.fdiv intr.vp.frem : VF VF VM {i32} -> VF
intr.vp.fneg : VF VM {i32} -> VF
intr.vp.fmuladd intr.vp.fma : VF VF VF VM {i32} -> VF
intr.vp.reduce.add intr.vp.reduce.mul intr.vp.reduce.and intr.vp.reduce.or intr.vp.reduce.xor : i VI VM {i32} -> i
intr.vp.reduce.smax intr.vp.reduce.smin intr.vp.reduce.umax intr.vp.reduce.umin : i VI VM {i32} -> i
intr.vp.reduce.fadd intr.vp.reduce.fmul intr.vp.reduce.fmax intr.vp.reduce.fmin : f VF VM {i32} -> f
intr.vp.select intr.vp.merge : VM V V {i32} -> V
intr.vp.load : p VM {i32} -> V
intr.vp.store : V p VM {i32} ->
intr.experimental.vp.strided.load : p i VM {i32} -> V
intr.experimental.vp.strided.store : V p i VM {i32} ->
intr.vp.trunc intr.vp.zext intr.vp.sext : VI VM {i32} -> VJ
intr.vp.fptrunc intr.vp.fpext : VF VM {i32} -> VG
intr.vp.fptoui intr.vp.fptosi : VF VM {i32} -> VI
intr.vp.uitofp intr.vp.sitofp : VI VM {i32} -> VF
intr.vp.ptrtoint : VP VM {i32} -> VI
intr.vp.inttoptr : VI VM {i32} -> VP
intr.coro.id : {i32} p p p -> {!llvm.token}
intr.coro.begin : {!llvm.token} p -> p
intr.coro.size intr.coro.align : -> i
intr.coro.save : p -> {!llvm.token}
intr.coro.suspend : {!llvm.token} {i1} -> {i8}
intr.coro.end : p {i1} {!llvm.token} -> {i1}
intr.coro.free : {!llvm.token} p -> p
intr.coro.resume : p ->
intr.coro.promise : p {i32} {i1} -> p
"""

SCOPE = "#llvm.alias_scope<id = distinct[{0}]<>, domain = <id = distinct[9]<>>>"
PROPERTIES = {
    "unit": ("unit",),
    "overflow": ("#llvm.overflow<none>", "#llvm.overflow<nsw>", "#llvm.overflow<nsw, nuw>", "0 : i32", "3 : i32"),
    "fastmath": ("#llvm.fastmath<none>", "#llvm.fastmath<fast>", "#llvm.fastmath<nnan, ninf>", "#llvm.fastmath<contract>"),
    "icmp": tuple(f"{n} : i64" for n in range(10)),
    "fcmp": tuple(f"{n} : i64" for n in range(16)),
    "align": ("1 : i64", "4 : i64", "16 : i64"),
    "load_order": ("0 : i64", "0 : i64"),
    "string": ('"agent"', '""'),
    "dereferenceable": ("#llvm.dereferenceable<bytes = 8>", "#llvm.dereferenceable<bytes = 4, mayBeNull = true>"),
    "element": ("i32", "f64", "!llvm.struct<(i32, i64)>", "!llvm.array<4 x i8>", "vector<4xf32>"),
    "mask": ("array<i32: 0, 5>", "array<i32: -1, 3>"),
    "position_deep": ("array<i64: 1, 0>", "array<i64: 1, 1>"),
    "position_first": ("array<i64: 0>",),
    "fence_order": ("4 : i64", "5 : i64", "6 : i64", "7 : i64"),
    "cmpxchg_order": ("2 : i64", "4 : i64", "7 : i64"),
    "fail_order": ("2 : i64", "4 : i64", "7 : i64"),
    "rmw_order": ("2 : i64", "5 : i64", "7 : i64"),
    "bin_int": tuple(f"{n} : i64" for n in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 18)),
    "bin_float": tuple(f"{n} : i64" for n in (0, 11, 12, 13, 14, 19, 20)),
    "i1": ("true", "false"), "i8": ("1 : i8", "-3 : i8"), "i32": ("0 : i32", "4 : i32", "1 : i32"),
    "i64": ("0", "8 : i64", "-1"), "f64": ("0.5", "1.0 : f64"), "length": ("4 : i32", "16 : i64", "0 : i8"),
    "no_sizes": ("array<i32>",),
    "rounding": tuple(f"{n} : i64" for n in (0, 1, 2, 3, 4, 7)),
    "exceptions": ("0 : i64", "1 : i64", "2 : i64"),
    "dicts": ("[{llvm.align = 8 : i64}, {}, {}]",),
    "groups": ("[]", "[#llvm.access_group<id = distinct[0]<>>]"),
    "scopes": ("[" + SCOPE.format(1) + "]", "[" + SCOPE.format(2) + ", " + SCOPE.format(3) + "]"),
}
ALIAS = "access_groups?=groups, alias_scopes?=scopes, noalias_scopes?=scopes"
INTEGERS = ("i1", "i8", "i16", "i32", "i64", "i128", "i7")
FLOATS = ("f16", "bf16", "f32", "f64", "f80", "f128")
LENGTHS = ("4x", "2x", "[4]x")
WRONG_TYPES = ("i32", "f32", "!llvm.ptr", "!llvm.ptr<3>", "vector<4xi1>", "vector<4xf32>", "vector<2xi32>", "vector<4x!llvm.ptr>", "index",
               "!llvm.struct<(i32, i1)>", "!llvm.array<2 x f32>", "vector<[4]xi32>", "i1", "i8", "i64", "!llvm.token", "!llvm.void",
               "vector<2x2xf32>", "tensor<4xf32>", "si32", "tf32", "!llvm.metadata", "vector<4xindex>", "!llvm.func<void ()>", "none", "f64")
WRONG_VALUES = ("unit", "0 : i8", "1", "-1 : i32", '"text"', "[]", "{}", "1.5 : f32", "i32", "@symbol", "array<i32: 1, 2>", "array<i64: 7>",
                "dense<1> : tensor<2xi32>", "99 : i64", "3 : i64", "#llvm.fastmath<fast>", "true", "affine_map<(d0) -> (d0)>", "1 : index",
                '["a"]', "[{}]", "[1 : i32]", "#llvm.linkage<private>")


def read_rows():
    rows = []
    for line in ROWS.strip().splitlines():
        names, rest = line.split(" : ", 1)
        signature, _, props = (rest.replace("ALIAS", ALIAS)).partition(";")
        operands, _, results = signature.partition("->")
        fields = [field.strip().split("=") for field in props.split(",") if field.strip()]
        for name in names.split():
            if not name.endswith(".same"):
                rows.append((name, split_types(operands), split_types(results), fields))
    return rows


def split_types(text):
    """Words, or what stands in braces."""
    types, text = [], text.strip()
    while text:
        if text[0] == "{":
            end = text.index("}")
            types.append(text[:end + 1])
            end += 1
        else:
            end = text.index(" ") if " " in text else len(text)
            types.append(text[:end])
        text = text[end:].strip()
    return types


ALL_ROWS = read_rows()


def make_class(base):
    class LLVMModules(base):
        """Operations of ALL_ROWS on values that came before, or new ones."""

        def new_type(self, letter, known):
            pick = self.pick
            length = known["length"]
            vector = lambda element: f"vector<{length}{element}>"
            if letter[0] == "{":
                return letter[1:-1]
            if letter == "B":
                first = known["first"]
                return f"vector<{first[7:].rsplit('x', 1)[0] if 'ptr' not in first else first[7:first.index('!') - 1]}xi1>" if first.startswith("vector") else "i1"
            if letter in ("I", "J", "F", "G"):
                scalar = pick(*(INTEGERS if letter in "IJ" else FLOATS))
                return vector(scalar) if self.chance(0.3) else scalar
            if letter == "P":
                return vector("!llvm.ptr") if self.chance(0.3) else "!llvm.ptr"
            if letter in ("p", "q"):
                return pick("!llvm.ptr", "!llvm.ptr", "!llvm.ptr", "!llvm.ptr<3>")
            if letter in ("i", "j", "f"):
                return pick(*(FLOATS if letter == "f" else INTEGERS))
            if letter == "T":
                return pick("i32", "f32", "!llvm.ptr", "i64", "vector<4xf32>", "!llvm.struct<(i32, array<2 x i64>)>", "!llvm.array<2 x f32>")
            element = {"VI": pick(*INTEGERS), "VJ": pick(*INTEGERS), "VF": pick(*FLOATS), "VG": pick(*FLOATS), "VP": "!llvm.ptr", "VM": "i1"}
            return vector(element.get(letter) or pick(*INTEGERS, *FLOATS, "!llvm.ptr" if known["name"] not in ("intr.vector.insert", "intr.vector.extract") else "i8"))

        def types_of(self, letters, known):
            types = []
            for letter in letters:
                if letter not in known:
                    known[letter] = self.new_type(letter, known)
                known.setdefault("first", known[letter])
                types.append(known[letter])
            return types

        def value(self, its):
            names = self.values.get(its, ())
            if names and self.chance(0.8):
                return self.pick(*names)
            self.number += 1
            name = f"%v{self.number}"
            source = f'"source"() : () -> {its}'
            if self.chance(0.4) and its[0] in "if" and its != "index":
                number = self.pick("0", "1", "5") if its[0] == "i" else self.pick("0.0", "1.0", "2.5")
                source = f"llvm.mlir.constant({number} : {its}) : {its}"
            self.lines.append(f"  {name} = {source}")
            self.values.setdefault(its, []).append(name)
            return name

        def properties(self, fields):
            written = []
            for name, kind in fields:
                if name.endswith("?") and self.chance(0.75):
                    continue
                value = self.pick(*PROPERTIES[kind])
                written.append(name.rstrip("?") if value == "unit" else f"{name.rstrip('?')} = {value}")
            self.random.shuffle(written)
            return written

        def spoil(self, operands, results, written):
            """Makes one of them wrong, maybe."""
            kind = self.random.randrange(6)
            if kind == 0 and operands:
                operands[self.random.randrange(len(operands))] = self.pick(*WRONG_TYPES)
            elif kind == 1 and results:
                results[self.random.randrange(len(results))] = self.pick(*WRONG_TYPES)
            elif kind == 2 and written:
                written.pop()
            elif kind == 3 and written:
                index = self.random.randrange(len(written))
                value = self.pick(*WRONG_VALUES)
                written[index] = written[index].split(" = ")[0] + ("" if value == "unit" else f" = {value}")
            elif kind == 4:
                if operands and self.chance(0.5):
                    operands.pop()
                else:
                    operands.append(self.pick(*WRONG_TYPES))
            elif kind == 5 and operands:
                wrong = self.pick(*WRONG_TYPES)
                operands[:] = [wrong for _ in operands]
                if self.chance(0.5):
                    results[:] = [wrong for _ in results]

        def operation(self, row, is_wrong=False):
            name, operands, results, fields = row
            known = {"length": self.pick(*LENGTHS), "name": name}
            operands = self.types_of(operands, known)
            results = self.types_of(results, known)
            written = self.properties(fields)
            if is_wrong:
                self.spoil(operands, results, written)
            values = [self.value(its) for its in operands]
            head = ""
            if results:
                self.number += 1
                head = f"%v{self.number}{':' + str(len(results)) if len(results) > 1 else ''} = "
            props = f" <{{{', '.join(written)}}}>" if written else ""
            note = self.pick(" {note}", ' {a = "b"}') if self.chance(0.05) else ""
            self.lines.append(f'  {head}"llvm.{name}"({", ".join(values)}){props}{note} : ({", ".join(operands)}) -> '
                              f'{results[0] if len(results) == 1 else "(" + ", ".join(results) + ")"}')
            for its in results[:1]:
                self.values.setdefault(its, []).append(f"%v{self.number}{'#0' if len(results) > 1 else ''}")

        def function(self, index):
            self.values, self.number = {}, 0
            self.lines.append(f"llvm.func @f{index}() {{")
            for _ in range(self.random.randint(3, 25)):
                self.operation(self.random.choice(ALL_ROWS))
            used = [(name, its) for its, names in sorted(self.values.items()) for name in names if self.chance(0.3)]
            self.lines.append(f'  "use"({", ".join(name for name, _ in used)}) : ({", ".join(its for _, its in used)}) -> ()')
            self.lines.append("  llvm.return")
            self.lines.append("}")

        def module(self):
            for index in range(self.random.randint(1, 3)):
                self.function(index)
            return "\n".join(self.lines) + "\n"

        def wrong_module(self):
            """One operation that may be wrong."""
            self.values, self.number = {}, 0
            self.lines.append("llvm.func @f() {")
            self.operation(self.random.choice(ALL_ROWS), is_wrong=True)
            self.lines.append("  llvm.return")
            self.lines.append("}")
            return "\n".join(self.lines) + "\n"

    return LLVMModules
