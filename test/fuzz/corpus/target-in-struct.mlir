func.func private @target(!llvm.struct<(struct<"o", opaque>, target<"a", index>)>)
