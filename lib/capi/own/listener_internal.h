// SPDX-License-Identifier: Apache-2.0
// A client's listener as one of the library's.
#ifndef MLOPT_CAPI_OWN_LISTENER_INTERNAL_H
#define MLOPT_CAPI_OWN_LISTENER_INTERNAL_H

#include "capi/capi_internal.h"
#include "mlopt-c/Rewrite.h"
#include "rewrite/rewriter.h"

/// A listener that tells a client's.
typedef struct OwnListener {
  RewriteListener base; ///< First: the library's functions get it as `self`.
  MloptRewriteListener client;
} OwnListener;

/// Sets up `own` with a copy of `client`. NULL, and nothing is done, if
/// `client` is NULL; else the listener in `own`.
RewriteListener *own_listener_init(OwnListener *own,
                                   const MloptRewriteListener *client);

/// The object that mlirIRRewriterCreate makes.
typedef struct CapiRewriter {
  Rewriter rewriter; ///< First.
  OwnListener listener;
} CapiRewriter;

#endif
