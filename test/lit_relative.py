# SPDX-License-Identifier: Apache-2.0
"""lit's shell test with relative paths, so that the checkout may have any name.

lit puts absolute paths into the commands, unquoted: the shell splits them at
blanks and stumbles over parentheses. Relative to the folder that a test runs in,
they hold nothing of the checkout's own path.
"""
import os

import lit.formats
import lit.TestRunner


class RelativeShTest(lit.formats.ShTest):
    def __init__(self, folders):
        """`folders`: further substitutions, each a folder's absolute path."""
        super().__init__(True)
        self.folders = folders

    def execute(self, test, litConfig):
        here, name = os.path.split(test.getExecPath())
        source = os.path.relpath(test.getSourcePath(), here)
        substitutions = [
            (word, os.path.relpath(path, here)) for word, path in self.folders.items()
        ]
        substitutions += [
            ("%s", source),
            ("%S", os.path.dirname(source)),
            ("%t", os.path.join("Output", name + ".tmp")),
        ]
        return lit.TestRunner.executeShTest(test, litConfig, True, substitutions)
