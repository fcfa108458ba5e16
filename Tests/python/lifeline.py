"""With --stop-with-input, ends this process when its standard input ends: with the process that started it, however that one ends.

Imported before anything reads the arguments. See docs/decisions/0045-services-end-with-their-starter.md.
"""

import os
import sys
import threading

FLAG = "--stop-with-input"


def wait_for_end():
    while os.read(0, 65536):
        pass
    os._exit(1)


if FLAG in sys.argv:
    sys.argv.remove(FLAG)
    threading.Thread(target=wait_for_end, daemon=True).start()
