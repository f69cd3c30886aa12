func.func private @again(!llvm.ptr, !llvm.struct<"node", (index, ptr)>)
