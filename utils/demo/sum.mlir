func @sum(%m: memref<?xf32>, %n: index) -> f32 {
  %zero = constant 0 : index
  %one = constant 1 : index
  %init = constant 0.0 : f32
  br ^head(%zero, %init : index, f32)
^head(%i: index, %acc: f32):
  %more = cmpi "slt", %i, %n : index
  cond_br %more, ^body, ^exit
^body:
  %x = load %m[%i] : memref<?xf32>
  %next_acc = addf %acc, %x : f32
  %next_i = addi %i, %one : index
  br ^head(%next_i, %next_acc : index, f32)
^exit:
  return %acc : f32
}
