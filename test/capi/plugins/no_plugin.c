// SPDX-License-Identifier: Apache-2.0
// A shared object that is no plug-in.
int no_plugin(void);
int no_plugin(void) { return 1; }
