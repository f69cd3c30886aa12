// The sum of a memref of one or two dimensions, which an unranked one is.
func @sum_1d(%m: memref<?xf64>) -> f64 {
  %zero = constant 0 : index
  %one = constant 1 : index
  %start = constant 0.0 : f64
  %size = dim %m, %zero : memref<?xf64>
  br ^loop(%zero, %start : index, f64)
^loop(%i: index, %sum: f64):
  %more = cmpi "slt", %i, %size : index
  cond_br %more, ^body, ^exit
^body:
  %x = load %m[%i] : memref<?xf64>
  %next = addf %sum, %x : f64
  %next_i = addi %i, %one : index
  br ^loop(%next_i, %next : index, f64)
^exit:
  return %sum : f64
}

func @sum_2d(%m: memref<2x?xf64>) -> f64 {
  %zero = constant 0 : index
  %one = constant 1 : index
  %start = constant 0.0 : f64
  %unranked = memref_cast %m : memref<2x?xf64> to memref<*xf64>
  %size = dim %unranked, %one : memref<*xf64>
  br ^loop(%zero, %start : index, f64)
^loop(%i: index, %sum: f64):
  %more = cmpi "slt", %i, %size : index
  cond_br %more, ^body, ^exit
^body:
  %x = load %m[%zero, %i] : memref<2x?xf64>
  %y = load %m[%one, %i] : memref<2x?xf64>
  %both = addf %x, %y : f64
  %next = addf %sum, %both : f64
  %next_i = addi %i, %one : index
  br ^loop(%next_i, %next : index, f64)
^exit:
  return %sum : f64
}

func @give_back(%m: memref<*xf64>) -> memref<*xf64> {
  return %m : memref<*xf64>
}

func @sum(%m: memref<*xf64>, %is_1d: i1) -> f64 attributes {llvm.emit_c_interface} {
  %same = call @give_back(%m) : (memref<*xf64>) -> memref<*xf64>
  cond_br %is_1d, ^one, ^two
^one:
  %vector = memref_cast %same : memref<*xf64> to memref<?xf64>
  %a = call @sum_1d(%vector) : (memref<?xf64>) -> f64
  br ^exit(%a : f64)
^two:
  %matrix = memref_cast %same : memref<*xf64> to memref<2x?xf64>
  %b = call @sum_2d(%matrix) : (memref<2x?xf64>) -> f64
  br ^exit(%b : f64)
^exit(%result: f64):
  return %result : f64
}
