// Operands that leave the other one as it is, undef included, and shifts of zero.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

llvm.mlir.global external @int(7 : i32) : i32

// CHECK: {{^}}@r0 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r0() : f32 {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fadd %c, %u : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r1 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r1() : f32 {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fadd %u, %c : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r2 = global float undef{{$}}
llvm.mlir.global external @r2() : f32 {
  %c = llvm.mlir.constant(-0.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fadd %c, %u : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r3 = global float undef{{$}}
llvm.mlir.global external @r3() : f32 {
  %c = llvm.mlir.constant(-0.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fadd %u, %c : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r4 = global fp128 0xL00000000000000007FFF800000000000{{$}}
llvm.mlir.global external @r4() : f128 {
  %c = llvm.mlir.constant(0.0 : f128) : f128
  %u = llvm.mlir.undef : f128
  %r = llvm.fadd %c, %u : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r5 = global fp128 0xL00000000000000007FFF800000000000{{$}}
llvm.mlir.global external @r5() : f128 {
  %c = llvm.mlir.constant(0.0 : f128) : f128
  %u = llvm.mlir.undef : f128
  %r = llvm.fadd %u, %c : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r6 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r6() : f32 {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fsub %c, %u : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r7 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r7() : f32 {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fsub %u, %c : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r8 = global float undef{{$}}
llvm.mlir.global external @r8() : f32 {
  %c = llvm.mlir.constant(-0.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fsub %c, %u : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r9 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r9() : f32 {
  %c = llvm.mlir.constant(-0.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fsub %u, %c : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r10 = global fp128 0xL00000000000000007FFF800000000000{{$}}
llvm.mlir.global external @r10() : f128 {
  %c = llvm.mlir.constant(0.0 : f128) : f128
  %u = llvm.mlir.undef : f128
  %r = llvm.fsub %c, %u : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r11 = global fp128 undef{{$}}
llvm.mlir.global external @r11() : f128 {
  %c = llvm.mlir.constant(0.0 : f128) : f128
  %u = llvm.mlir.undef : f128
  %r = llvm.fsub %u, %c : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r12 = global float undef{{$}}
llvm.mlir.global external @r12() : f32 {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fmul %c, %u : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r13 = global float undef{{$}}
llvm.mlir.global external @r13() : f32 {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fmul %u, %c : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r14 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r14() : f32 {
  %c = llvm.mlir.constant(-0.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fmul %c, %u : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r15 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r15() : f32 {
  %c = llvm.mlir.constant(-0.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fmul %u, %c : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r16 = global fp128 0xL00000000000000007FFF800000000000{{$}}
llvm.mlir.global external @r16() : f128 {
  %c = llvm.mlir.constant(0.0 : f128) : f128
  %u = llvm.mlir.undef : f128
  %r = llvm.fmul %c, %u : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r17 = global fp128 0xL00000000000000007FFF800000000000{{$}}
llvm.mlir.global external @r17() : f128 {
  %c = llvm.mlir.constant(0.0 : f128) : f128
  %u = llvm.mlir.undef : f128
  %r = llvm.fmul %u, %c : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r18 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r18() : f32 {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fdiv %c, %u : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r19 = global float undef{{$}}
llvm.mlir.global external @r19() : f32 {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fdiv %u, %c : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r20 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r20() : f32 {
  %c = llvm.mlir.constant(-0.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fdiv %c, %u : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r21 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r21() : f32 {
  %c = llvm.mlir.constant(-0.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.fdiv %u, %c : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r22 = global fp128 0xL00000000000000007FFF800000000000{{$}}
llvm.mlir.global external @r22() : f128 {
  %c = llvm.mlir.constant(0.0 : f128) : f128
  %u = llvm.mlir.undef : f128
  %r = llvm.fdiv %c, %u : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r23 = global fp128 0xL00000000000000007FFF800000000000{{$}}
llvm.mlir.global external @r23() : f128 {
  %c = llvm.mlir.constant(0.0 : f128) : f128
  %u = llvm.mlir.undef : f128
  %r = llvm.fdiv %u, %c : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r24 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r24() : f32 {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.frem %c, %u : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r25 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r25() : f32 {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.frem %u, %c : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r26 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r26() : f32 {
  %c = llvm.mlir.constant(-0.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.frem %c, %u : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r27 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r27() : f32 {
  %c = llvm.mlir.constant(-0.0 : f32) : f32
  %u = llvm.mlir.undef : f32
  %r = llvm.frem %u, %c : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r28 = global fp128 0xL00000000000000007FFF800000000000{{$}}
llvm.mlir.global external @r28() : f128 {
  %c = llvm.mlir.constant(0.0 : f128) : f128
  %u = llvm.mlir.undef : f128
  %r = llvm.frem %c, %u : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r29 = global fp128 0xL00000000000000007FFF800000000000{{$}}
llvm.mlir.global external @r29() : f128 {
  %c = llvm.mlir.constant(0.0 : f128) : f128
  %u = llvm.mlir.undef : f128
  %r = llvm.frem %u, %c : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r30 = global i64 0{{$}}
llvm.mlir.global external @r30() : i64 {
  %a = llvm.mlir.addressof @int : !llvm.ptr
  %x = llvm.ptrtoint %a : !llvm.ptr to i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %r = llvm.shl %z, %x : i64
  llvm.return %r : i64
}

// CHECK: {{^}}@r31 = global i64 0{{$}}
llvm.mlir.global external @r31() : i64 {
  %a = llvm.mlir.addressof @int : !llvm.ptr
  %x = llvm.ptrtoint %a : !llvm.ptr to i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %r = llvm.lshr %z, %x : i64
  llvm.return %r : i64
}

// CHECK: {{^}}@r32 = global i64 0{{$}}
llvm.mlir.global external @r32() : i64 {
  %a = llvm.mlir.addressof @int : !llvm.ptr
  %x = llvm.ptrtoint %a : !llvm.ptr to i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %r = llvm.ashr %z, %x : i64
  llvm.return %r : i64
}
