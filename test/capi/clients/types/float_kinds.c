// SPDX-License-Identifier: Apache-2.0
// All float types: made, named, told apart.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

typedef struct Kind {
  MlirType (*get)(MlirContext);
  bool (*is)(MlirType);
  MlirTypeID (*id)(void);
  MlirStringRef (*name)(void);
} Kind;

#define KIND(NAME, ID)                                                         \
  {                                                                            \
    mlir##NAME##TypeGet, mlirTypeIsA##NAME, mlir##ID##TypeGetTypeID,           \
        mlir##NAME##TypeGetName                                                \
  }
static const Kind kinds[] = {
    KIND(Float4E2M1FN, Float4E2M1FN),
    KIND(Float6E2M3FN, Float6E2M3FN),
    KIND(Float6E3M2FN, Float6E3M2FN),
    KIND(Float8E3M4, Float8E3M4),
    KIND(Float8E4M3, Float8E4M3),
    KIND(Float8E4M3B11FNUZ, Float8E4M3B11FNUZ),
    KIND(Float8E4M3FN, Float8E4M3FN),
    KIND(Float8E4M3FNUZ, Float8E4M3FNUZ),
    KIND(Float8E5M2, Float8E5M2),
    KIND(Float8E5M2FNUZ, Float8E5M2FNUZ),
    KIND(Float8E8M0FNU, Float8E8M0FNU),
    KIND(BF16, BFloat16),
    KIND(F16, Float16),
    KIND(F32, Float32),
    KIND(F64, Float64),
    KIND(TF32, FloatTF32),
};
enum { NUM_KINDS = sizeof kinds / sizeof *kinds };

int main(void) {
  MlirContext context = context_with_all();
  for (int i = 0; i < NUM_KINDS; i++) {
    MlirType type = kinds[i].get(context);
    show_type("type", type);
    show_text("name", kinds[i].name());
    printf("width %u, float %d, id %d\n", mlirFloatTypeGetWidth(type),
           mlirTypeIsAFloat(type),
           mlirTypeIDEqual(mlirTypeGetTypeID(type), kinds[i].id()));
    for (int k = 0; k < NUM_KINDS; k++)
      if (kinds[k].is(type) != (i == k))
        printf("is also number %d\n", k);
  }
  mlirContextDestroy(context);
  return 0;
}
