// allow-unregistered
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<"bogus"> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<""> : f32 return }
// -----
func.func @f(%a: i32) { %0 = arith.shrui %a, %a "exact" : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw, 3> : i32 return }
// -----
func.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<"nsw"> : i32 return }
// -----
func.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<nsw, 3> : i32 return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = llvm.getelementptr inbounds|"nuw" %a[1] : (!llvm.ptr) -> !llvm.ptr, i32 return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { llvm.store %i, %p atomic "bogus" {alignment = 4 : i64} : i32, !llvm.ptr return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { llvm.store %i, %p "atomic" release {alignment = 4 : i64} : i32, !llvm.ptr return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { llvm.store %i, %p atomic monotonic bogus : i32, !llvm.ptr return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { llvm.store %i, %p atomic monotonic syncscope("x") {alignment = 4 : i64} : i32, !llvm.ptr return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.load %p invariant_group invariant : !llvm.ptr -> i32 return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.load invariant %p : !llvm.ptr -> i32 return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.load volatile volatile %p : !llvm.ptr -> i32 return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.atomicrmw add add %p, %i monotonic : !llvm.ptr, i32 return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.atomicrmw volatile %p, %i monotonic : !llvm.ptr, i32 return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.atomicrmw %p, %i monotonic : !llvm.ptr, i32 return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.atomicrmw add %p, %i acquire "acquire" : !llvm.ptr, i32 return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.cmpxchg volatile weak %p, %i, %i acq_rel monotonic : !llvm.ptr, i32 return }
// -----
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.udiv exact exact %i, %i : i32 return }
// -----
llvm.func @f() { llvm.fence "bogus" llvm.return }
// -----
llvm.func @f() { llvm.fence 3 llvm.return }
// -----
llvm.func @f() { llvm.inline_asm asm_dialect = "bogus" "x", "y" : () -> () llvm.return }
// -----
"x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, isOptimized = true, emissionKind = "Full|None">} : () -> ()
// -----
"x"() {a = !llvm.struct<opaque>} : () -> ()
// -----
"x"() {a = !llvm.struct<opaque "a">} : () -> ()
// -----
vector.print str "x" punctuation <no_punctuation>
// -----
func.func @f(%a: f32) { vector.print %a : f32 str "x" return }
// -----
llvm.func @g()
llvm.func @f() { llvm.call @g() : () -> !llvm.void llvm.return }
// -----
llvm.func @f() -> (!llvm.void {llvm.noundef})
// -----
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, arg_attrs = [{}, {}]}> ({}) : () -> ()
// -----
#root = #llvm.tbaa_root<id = "r">
#type = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>
"x"() {a = #llvm.tbaa_type_desc<id = "b", members = {<#tag, 0>}>} : () -> ()
// -----
llvm.mlir.global internal @x(0 : i32) {addr_space = 0 : i8} : i32
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {ordering = 0 : i8} : !llvm.ptr -> i32 llvm.return }
// -----
func.func @f(%a: f32) { %0 = math.sqrt %a {fastmath = #arith.overflow<none>} : f32 return }
// -----
func.func @f(%a: f32) { vector.print {punctuation = #vector.kind<mul>} return }
// -----
"x.y"() {a = #llvm.linkage<1>} : () -> ()
// -----
"x.y"() {a = #llvm.linkage<bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.linkage<"bogus">} : () -> ()
// -----
"x.y"() {a = #llvm.linkage<nsw, bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.linkage<>} : () -> ()
// -----
"x.y"() {a = #llvm.cconv<1>} : () -> ()
// -----
"x.y"() {a = #llvm.cconv<bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.cconv<"bogus">} : () -> ()
// -----
"x.y"() {a = #llvm.cconv<nsw, bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.cconv<>} : () -> ()
// -----
"x.y"() {a = #llvm.tailcallkind<1>} : () -> ()
// -----
"x.y"() {a = #llvm.tailcallkind<bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.tailcallkind<"bogus">} : () -> ()
// -----
"x.y"() {a = #llvm.tailcallkind<nsw, bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.tailcallkind<>} : () -> ()
// -----
"x.y"() {a = #llvm.uwtableKind<1>} : () -> ()
// -----
"x.y"() {a = #llvm.uwtableKind<bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.uwtableKind<"bogus">} : () -> ()
// -----
"x.y"() {a = #llvm.uwtableKind<nsw, bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.uwtableKind<>} : () -> ()
// -----
"x.y"() {a = #llvm.overflow<1>} : () -> ()
// -----
"x.y"() {a = #llvm.overflow<bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.overflow<"bogus">} : () -> ()
// -----
"x.y"() {a = #llvm.overflow<nsw, bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.overflow<>} : () -> ()
// -----
"x.y"() {a = #llvm.fastmath<1>} : () -> ()
// -----
"x.y"() {a = #llvm.fastmath<bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.fastmath<"bogus">} : () -> ()
// -----
"x.y"() {a = #llvm.fastmath<nsw, bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.fastmath<>} : () -> ()
// -----
"x.y"() {a = #vector.kind<"bogus">} : () -> ()
// -----
"x.y"() {a = #vector.kind<1>} : () -> ()
// -----
"x.y"() {a = #arith.fastmath<"bogus">} : () -> ()
// -----
"x.y"() {a = #arith.fastmath<1>} : () -> ()
// -----
"x.y"() {a = #arith.overflow<"bogus">} : () -> ()
// -----
"x.y"() {a = #arith.overflow<1>} : () -> ()
// -----
"x.y"() {a = #vector.punctuation<"bogus">} : () -> ()
// -----
"x.y"() {a = #vector.punctuation<1>} : () -> ()
// -----
"x.y"() {a = #llvm<comdat bogus>} : () -> ()
// -----
"x.y"() {a = #llvm.comdat<any>} : () -> ()
// -----
"x.y"() {a = #llvm<comdat>} : () -> ()
// -----
"x.y"() {a = #index<cmp_predicate bogus>} : () -> ()
// -----
"x.y"() {a = #index<cmp_predicate 7>} : () -> ()
