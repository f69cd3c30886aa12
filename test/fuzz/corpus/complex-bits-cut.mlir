"x"() {a = dense<[(true, false), (false, tru= dense<1> : tensor<2xcomplex<i1>>} : () -> ()
