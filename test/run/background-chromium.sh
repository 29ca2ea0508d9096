#!/bin/sh
# Playwright starts a browser in a session of its own, which does not inherit the priority of the session (see lower-priority.mjs).
echo 19 2>/dev/null >/proc/self/autogroup
exec nice -n 19 "$REAL_CHROMIUM_PATH" "$@"
