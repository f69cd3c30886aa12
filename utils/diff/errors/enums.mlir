// expected-error@+3 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+2 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
// allow-unregistered
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<"bogus"> : f32 return }
// -----
// expected-error@+2 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<""> : f32 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: i32) { %0 = arith.shrui %a, %a "exact" : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.addi' expected valid keyword or string}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw, 3> : i32 return }
// -----
// expected-error@+1 {{custom op 'llvm.add' expected keyword for LLVM integer overflow flags}}
func.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<"nsw"> : i32 return }
// -----
// expected-error@+1 {{custom op 'llvm.add' expected keyword for LLVM integer overflow flags}}
func.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<nsw, 3> : i32 return }
// -----
// expected-error@+1 {{custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'}}
func.func @f(%a: !llvm.ptr) { %0 = llvm.getelementptr inbounds|"nuw" %a[1] : (!llvm.ptr) -> !llvm.ptr, i32 return }
// -----
// expected-error@+1 {{custom op 'llvm.store' invalid ordering attribute specification: "bogus"}}
func.func @f(%i: i32, %p: !llvm.ptr) { llvm.store %i, %p atomic "bogus" {alignment = 4 : i64} : i32, !llvm.ptr return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%i: i32, %p: !llvm.ptr) { llvm.store %i, %p "atomic" release {alignment = 4 : i64} : i32, !llvm.ptr return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%i: i32, %p: !llvm.ptr) { llvm.store %i, %p atomic monotonic bogus : i32, !llvm.ptr return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%i: i32, %p: !llvm.ptr) { llvm.store %i, %p atomic monotonic syncscope("x") {alignment = 4 : i64} : i32, !llvm.ptr return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.load %p invariant_group invariant : !llvm.ptr -> i32 return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.load invariant %p : !llvm.ptr -> i32 return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.load volatile volatile %p : !llvm.ptr -> i32 return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.atomicrmw add add %p, %i monotonic : !llvm.ptr, i32 return }
// -----
// expected-error@+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.atomicrmw volatile %p, %i monotonic : !llvm.ptr, i32 return }
// -----
// expected-error@+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.atomicrmw %p, %i monotonic : !llvm.ptr, i32 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.atomicrmw add %p, %i acquire "acquire" : !llvm.ptr, i32 return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.cmpxchg volatile weak %p, %i, %i acq_rel monotonic : !llvm.ptr, i32 return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: i32, %p: !llvm.ptr) { %0 = llvm.udiv exact exact %i, %i : i32 return }
// -----
// expected-error@+1 {{custom op 'llvm.fence' invalid ordering attribute specification: "bogus"}}
llvm.func @f() { llvm.fence "bogus" llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.fence' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
llvm.func @f() { llvm.fence 3 llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.inline_asm' invalid asm_dialect attribute specification: "bogus"}}
llvm.func @f() { llvm.inline_asm asm_dialect = "bogus" "x", "y" : () -> () llvm.return }
// -----
// expected-error@+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: Full|None}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, isOptimized = true, emissionKind = "Full|None">} : () -> ()
// -----
// expected-error@+1 {{only identified structs can be opaque}}
"x"() {a = !llvm.struct<opaque>} : () -> ()
// -----
// expected-error@+1 {{only identified structs can be opaque}}
"x"() {a = !llvm.struct<opaque "a">} : () -> ()
// -----
// expected-error@+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
vector.print str "x" punctuation <no_punctuation>
// -----
// expected-error@+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
func.func @f(%a: f32) { vector.print %a : f32 str "x" return }
// -----
// expected-error@+2 {{custom op 'llvm.call' expected a non-void result type}}
llvm.func @g()
llvm.func @f() { llvm.call @g() : () -> !llvm.void llvm.return }
// -----
// expected-error@+1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
llvm.func @f() -> (!llvm.void {llvm.noundef})
// -----
// expected-error@+1 {{'llvm.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, arg_attrs = [{}, {}]}> ({}) : () -> ()
// -----
// expected-error@+6 {{invalid kind of attribute specified}}
// expected-error@+5 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
// expected-error@+4 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
#root = #llvm.tbaa_root<id = "r">
#type = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>
"x"() {a = #llvm.tbaa_type_desc<id = "b", members = {<#tag, 0>}>} : () -> ()
// -----
// expected-error@+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global internal @x(0 : i32) {addr_space = 0 : i8} : i32
// -----
// expected-error@+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {ordering = 0 : i8} : !llvm.ptr -> i32 llvm.return }
// -----
// expected-error@+1 {{custom op 'math.sqrt' 'math.sqrt' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
func.func @f(%a: f32) { %0 = math.sqrt %a {fastmath = #arith.overflow<none>} : f32 return }
// -----
// expected-error@+1 {{custom op 'vector.print' 'vector.print' op attribute 'punctuation' failed to satisfy constraint: Punctuation for separating vectors or vector elements}}
func.func @f(%a: f32) { vector.print {punctuation = #vector.kind<mul>} return }
// -----
// expected-error@+2 {{expected keyword for LLVM linkage types}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x.y"() {a = #llvm.linkage<1>} : () -> ()
// -----
// expected-error@+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: bogus}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x.y"() {a = #llvm.linkage<bogus>} : () -> ()
// -----
// expected-error@+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: bogus}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x.y"() {a = #llvm.linkage<"bogus">} : () -> ()
// -----
// expected-error@+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: nsw}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x.y"() {a = #llvm.linkage<nsw, bogus>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM linkage types}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x.y"() {a = #llvm.linkage<>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for Calling Conventions}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"x.y"() {a = #llvm.cconv<1>} : () -> ()
// -----
// expected-error@+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: bogus}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"x.y"() {a = #llvm.cconv<bogus>} : () -> ()
// -----
// expected-error@+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: bogus}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"x.y"() {a = #llvm.cconv<"bogus">} : () -> ()
// -----
// expected-error@+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: nsw}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"x.y"() {a = #llvm.cconv<nsw, bogus>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for Calling Conventions}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"x.y"() {a = #llvm.cconv<>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for Tail Call Kind}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"x.y"() {a = #llvm.tailcallkind<1>} : () -> ()
// -----
// expected-error@+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: bogus}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"x.y"() {a = #llvm.tailcallkind<bogus>} : () -> ()
// -----
// expected-error@+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: bogus}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"x.y"() {a = #llvm.tailcallkind<"bogus">} : () -> ()
// -----
// expected-error@+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: nsw}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"x.y"() {a = #llvm.tailcallkind<nsw, bogus>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for Tail Call Kind}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"x.y"() {a = #llvm.tailcallkind<>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM Unwind Behavior}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
"x.y"() {a = #llvm.uwtableKind<1>} : () -> ()
// -----
// expected-error@+2 {{expected one of [none, sync, async] for LLVM Unwind Behavior, got: bogus}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
"x.y"() {a = #llvm.uwtableKind<bogus>} : () -> ()
// -----
// expected-error@+2 {{expected one of [none, sync, async] for LLVM Unwind Behavior, got: bogus}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
"x.y"() {a = #llvm.uwtableKind<"bogus">} : () -> ()
// -----
// expected-error@+2 {{expected one of [none, sync, async] for LLVM Unwind Behavior, got: nsw}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
"x.y"() {a = #llvm.uwtableKind<nsw, bogus>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM Unwind Behavior}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
"x.y"() {a = #llvm.uwtableKind<>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM integer overflow flags}}
// expected-error@+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"x.y"() {a = #llvm.overflow<1>} : () -> ()
// -----
// expected-error@+2 {{expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: bogus}}
// expected-error@+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"x.y"() {a = #llvm.overflow<bogus>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM integer overflow flags}}
// expected-error@+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"x.y"() {a = #llvm.overflow<"bogus">} : () -> ()
// -----
// expected-error@+2 {{expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: bogus}}
// expected-error@+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"x.y"() {a = #llvm.overflow<nsw, bogus>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM integer overflow flags}}
// expected-error@+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"x.y"() {a = #llvm.overflow<>} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x.y"() {a = #llvm.fastmath<1>} : () -> ()
// -----
// expected-error@+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x.y"() {a = #llvm.fastmath<bogus>} : () -> ()
// -----
// expected-error@+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x.y"() {a = #llvm.fastmath<"bogus">} : () -> ()
// -----
// expected-error@+3 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-note@+2 {{did you mean 'nsz'?}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x.y"() {a = #llvm.fastmath<nsw, bogus>} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x.y"() {a = #llvm.fastmath<>} : () -> ()
// -----
// expected-error@+2 {{expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
// expected-error@+1 {{failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
"x.y"() {a = #vector.kind<"bogus">} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
"x.y"() {a = #vector.kind<1>} : () -> ()
// -----
// expected-error@+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"x.y"() {a = #arith.fastmath<"bogus">} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"x.y"() {a = #arith.fastmath<1>} : () -> ()
// -----
// expected-error@+2 {{expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error@+1 {{failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
"x.y"() {a = #arith.overflow<"bogus">} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
"x.y"() {a = #arith.overflow<1>} : () -> ()
// -----
// expected-error@+2 {{expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close}}
// expected-error@+1 {{failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`}}
"x.y"() {a = #vector.punctuation<"bogus">} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`}}
"x.y"() {a = #vector.punctuation<1>} : () -> ()
// -----
// expected-error@+2 {{expected one of [any, exactmatch, largest, nodeduplicate, samesize] for LLVM Comdat Types, got: bogus}}
// expected-error@+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
"x.y"() {a = #llvm<comdat bogus>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM Comdat Types}}
// expected-error@+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
"x.y"() {a = #llvm.comdat<any>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM Comdat Types}}
// expected-error@+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
"x.y"() {a = #llvm<comdat>} : () -> ()
// -----
// expected-error@+2 {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error@+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
"x.y"() {a = #index<cmp_predicate bogus>} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
"x.y"() {a = #index<cmp_predicate 7>} : () -> ()
