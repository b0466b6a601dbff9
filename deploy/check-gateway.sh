#!/bin/sh
# nginx does not start before this passes: passwords and payments cross this connection.
set -eu
case "${DIGX_GATEWAY:-}" in
  https://*) exit 0 ;;
  http://*)
    [ "${DIGX_ALLOW_HTTP:-}" = yes ] && exit 0
    echo "DIGX_GATEWAY is ${DIGX_GATEWAY}, so everybody between here and the bank could read and change what customers send." >&2
    echo "Use an https address, or set DIGX_ALLOW_HTTP=yes where the network itself is closed." >&2
    exit 1
    ;;
  *)
    echo "DIGX_GATEWAY must be the address of the bank's service, e.g. https://bank.internal:8443." >&2
    exit 1
    ;;
esac
