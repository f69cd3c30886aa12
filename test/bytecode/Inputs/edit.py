# SPDX-License-Identifier: Apache-2.0
"""edit.py FILE AT BYTE…: writes FILE with the bytes from AT on replaced.

edit.py FILE AT: cut off there. Bytes are hexadecimal.
"""
import sys

with open(sys.argv[1], "rb") as file:
    data = bytearray(file.read())
at = int(sys.argv[2])
new = bytes(int(byte, 16) for byte in sys.argv[3:])
data = data[:at] + new + data[at + len(new):] if new else data[:at]
sys.stdout.buffer.write(data)
