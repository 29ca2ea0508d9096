#!/bin/sh
# Playwright starts a browser in a session of its own, which needs the priority of the background too (see lower-priority.mjs). The
# browser itself inherits nice 10 from the process that starts it.
echo 10 2>/dev/null >/proc/self/autogroup
exec "$REAL_CHROMIUM_PATH" "$@"
