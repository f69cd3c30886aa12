// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

// What mlir-opt reads and prints in an unusual way. It cannot read flags of more
// than one name without quotes, which it prints.
// CHECK: #di_composite_type = {{.*}}, flags = "SingleInheritance|MultipleInheritance|VirtualInheritance">

// An address space stands for the pointer, and nothing for the one of 0.
// CHECK-LABEL: llvm.func @pointers
// CHECK:       llvm.indirectbr %arg0 : <1>, [
// CHECK:       llvm.indirectbr %arg1 : !llvm.ptr, [
llvm.func @pointers(%a: !llvm.ptr<1>, %b: !llvm.ptr) {
  llvm.indirectbr %a : !llvm.ptr<1>, [^bb1]
^bb1:
  llvm.indirectbr %b : , [^bb2]
^bb2:
  llvm.indirectbr %a : <1>, [^bb3]
^bb3:
  llvm.return
}

// A word is one bit with a sign.
// CHECK-LABEL: llvm.func @words
// CHECK:       llvm.shufflevector %arg0, %arg0 [-1, 0, 1]
// CHECK:       vector.shuffle %arg0, %arg0 [-1, 0]
llvm.func @words(%v: vector<2xf64>) {
  %0 = llvm.shufflevector %v, %v [true, false, 1] : vector<2xf64>
  %1 = vector.shuffle %v, %v [true, false] : vector<2xf64>, vector<2xf64>
  llvm.return
}

// Three names have one value.
// CHECK-LABEL: "t.flags"
"t.flags"() {a = [#llvm.di_composite_type<tag = DW_TAG_class_type, flags = MultipleInheritance>]} : () -> ()

// The number of a block's argument, and a type that says nothing.
// CHECK-LABEL: "t.rest"
// CHECK:       ^bb0(%[[A:.*]]: i32):
// CHECK-NEXT:    "t.use"(%[[A]]) : (i32) -> ()
// CHECK-NEXT:  }) {a = #llvm.blockaddress<function = @pointers, tag = <id = 1>>}
"t.rest"() ({
^bb0(%a#0: i32):
  "t.use"(%a) : (i32) -> ()
}) {a = #llvm.blockaddress<function = @pointers, tag = <id = 1>> : !llvm.ptr} : () -> ()
