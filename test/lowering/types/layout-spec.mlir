// RUN: mlopt %s -convert-func-to-llvm | FileCheck %s --check-prefix=NARROW
// RUN: mlopt %s -convert-to-llvm=dynamic | FileCheck %s --check-prefix=NARROW
// RUN: mlopt %s -convert-to-llvm | FileCheck %s --check-prefix=WIDE
// RUN: mlopt %s -convert-func-to-llvm=index-bitwidth=16 | FileCheck %s --check-prefix=GIVEN
// RUN: mlopt %s -finalize-memref-to-llvm | FileCheck %s --check-prefix=MEMREF

// The width of indices by the module's data layout: -convert-to-llvm asks for it
// with `dynamic` only.
// NARROW: llvm.func @f(%{{.*}}: i32, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i32, %{{.*}}: i32, %{{.*}}: i32) -> i32
// WIDE:   llvm.func @f(%{{.*}}: i64, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64) -> i64
// GIVEN:  llvm.func @f(%{{.*}}: i16, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i16, %{{.*}}: i16, %{{.*}}: i16) -> i16
// MEMREF: builtin.unrealized_conversion_cast %{{.*}} : memref<?xf32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f(%i: index, %m: memref<?xf32>) -> index {
    %x = memref.load %m[%i] : memref<?xf32>
    return %i : index
  }
}
