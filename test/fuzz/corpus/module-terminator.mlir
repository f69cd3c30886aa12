func @f() {
  return
}
module_terminator
