// Words in front of a symbol stand in one order, and are no other attributes;
// unknown attributes of the dialect and cases of its enumerations.
// RUN: mlopt %s -split-input-file -verify-diagnostics

llvm.comdat @c { llvm.comdat_selector @f any }
llvm.func internal hidden local_unnamed_addr fastcc @f() comdat(@c::@f) {
  llvm.call fastcc tail @f() : () -> ()
  llvm.return
}
llvm.mlir.global internal hidden thread_local unnamed_addr constant @g(1 : i32) : i32

// -----

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func hidden internal @f() { llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func no_inline @f()

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global constant internal @g(1 : i32) : i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.alias' expected valid '@'-identifier for symbol name}}
llvm.mlir.alias hidden external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func fastcc @f()
llvm.func @g() {
  // expected-error@+1 {{expected attribute value}}
  llvm.call tail fastcc @f() : () -> ()
  llvm.return
}

// -----

// expected-error@+1 {{unknown attribute `nope` in dialect `llvm`}}
module attributes {x = #llvm.nope} {}

// -----

// expected-error@+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: foo}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
module attributes {x = #llvm.tailcallkind<foo>} {}

// -----

// expected-error@+2 {{expected keyword for LLVM linkage types}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
module attributes {x = #llvm.linkage<3>} {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {x = #llvm.overflow<nsw|nuw>} {}

// -----

// expected-error@+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan,}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value'}}
module attributes {x = #llvm.fastmath<nnan, foo>} {}

// -----

// expected-error@+1 {{'llvm.func' op attribute 'visibility_' failed to satisfy constraint: LLVM GlobalValue Visibility}}
"llvm.func"() ({}) {sym_name = "g", visibility_ = 9 : i64, function_type = !llvm.func<void ()>} : () -> ()

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function results'index'}}
llvm.func @f() -> index

// -----

// expected-error@+1 {{op expects region #0 to have 0 or 1 blocks}}
llvm.mlir.global @g() : i32 {
  llvm.br ^bb1
^bb1:
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+2 {{op expects regions to end with 'llvm.return', found 'llvm.unreachable'}}
// expected-note@+1 {{the absence of terminator implies 'llvm.return'}}
llvm.mlir.global @g() : i32 {
  llvm.unreachable
}

// -----

// expected-error@+1 {{only integer and string values are currently supported for unknown key '"foo"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "foo", 1.0>]

// -----

// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [1]>]
