#!/bin/sh
# Writes the networks of TRUST_PROXY as nginx wants them, before it starts. Empty: nobody stands before the gateway.
set -eu
target="${PROXIES_FILE:-/tmp/proxies.conf}"
networks=$(printf '%s' "${TRUST_PROXY:-}" | tr ',' ' ')
: > "$target"
for network in $networks; do
  case "$network" in
    *[!0-9a-fA-F.:/]*) echo "TRUST_PROXY: $network is no address and no network" >&2; exit 1 ;;
  esac
  echo "set_real_ip_from $network;" >> "$target"
done
{
  echo 'geo $realip_remote_addr $is_proxy {'
  echo '  default 0;'
  for network in $networks; do echo "  $network 1;"; done
  echo '}'
} >> "$target"
