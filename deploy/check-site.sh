#!/bin/sh
# nginx does not start before this passes: a sandbox on the customers' address could hide their bank, and take their passwords.
set -eu
found=$(find "${1:-/usr/share/paddock}" -name mockServiceWorker.js)
[ -z "$found" ] && exit 0
echo "This is a build of the sandbox, and customers' addresses must never serve one: $found" >&2
echo "Build the site with 'npm run build'. The sandbox goes to a host name of its own (deploy/test-bank/Containerfile.site)." >&2
exit 1
