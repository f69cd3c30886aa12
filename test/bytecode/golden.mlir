// The bytes that mlir-opt 22 writes, and the text that it reads from them.
// RUN: mlopt -allow-unregistered-dialect -emit-bytecode < %s | cmp - %S/Inputs/golden.6.bc
// RUN: mlopt -allow-unregistered-dialect -emit-bytecode -emit-bytecode-version=5 < %s | cmp - %S/Inputs/golden.5.bc
// RUN: mlopt -allow-unregistered-dialect -emit-bytecode -emit-bytecode-version=3 < %s | cmp - %S/Inputs/golden.3.bc
// RUN: mlopt -allow-unregistered-dialect -emit-bytecode -emit-bytecode-version=0 < %s | cmp - %S/Inputs/golden.0.bc
// RUN: mlopt -allow-unregistered-dialect < %s > %t.mlir
// RUN: mlopt -allow-unregistered-dialect %S/Inputs/golden.6.bc | diff %t.mlir -
// RUN: mlopt -allow-unregistered-dialect %S/Inputs/golden.5.bc | diff %t.mlir -
// RUN: mlopt -allow-unregistered-dialect %S/Inputs/golden.3.bc | diff %t.mlir -
// RUN: mlopt -allow-unregistered-dialect %S/Inputs/golden.0.bc | diff %t.mlir -

func.func private @declared(i32 {t.x}) -> (f32 {t.y})

func.func @blocks(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^then(%a : i32), ^else
^then(%x: i32 loc("arg")):
  %s = arith.addi %x, %x overflow<nsw, nuw> : i32
  cf.br ^exit(%s : i32)
^else:
  cf.br ^exit(%a : i32)
^exit(%r: i32):
  return %r : i32
}

// The use comes before the value: the order of uses is another one.
func.func @order(%c: i1) {
  cf.br ^b
^a:
  "t.use"(%v#1, %v#0, %v#1) : (i8, i8, i8) -> ()
  "t.use"(%v#1, %v#0, %v#0) : (i8, i8, i8) -> ()
  return
^b:
  %v:2 = "t.two"() : () -> (i8, i8)
  "t.use"(%v#1, %v#0) : (i8, i8) -> ()
  cf.br ^a
}

func.func @nested(%n: index, %m: memref<?xf32>) {
  scf.for %i = %n to %n step %n {
    %c = "t.cond"() : () -> i1
    scf.if %c {
    }
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %x, %m[%n] : memref<?xf32>
  }
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    "t.graph"() ({
      %a = "t.x"(%b) : (i1) -> i1
      %b = "t.x"(%a) : (i1) -> i1
    }, {
    }, {
    ^b(%k: index):
      "t.use"(%k, %i) : (index, index) -> ()
    }) : () -> ()
  }
  %s = memref.subview %m[%n] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
  return
}

llvm.func internal fastcc @llvm(%p: !llvm.ptr {llvm.noalias}, %i: i64) -> i64 attributes {no_unwind} {
  %0 = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> i64
  %1 = llvm.call @llvm(%p, %0) : (!llvm.ptr, i64) -> i64
  llvm.switch %1 : i64, ^a [1: ^b(%0 : i64)]
^a:
  llvm.return %1 : i64
^b(%2: i64):
  llvm.return %2 : i64
}
