#!/bin/sh
# Before nginx starts, writes the networks of TRUST_PROXY in its syntax. Empty means that there is no proxy in front of
# the gateway. Also writes country.conf, which accepts the header COUNTRY_HEADER only from these proxies.
set -eu
target="${PROXIES_FILE:-/tmp/proxies.conf}"
networks=$(printf '%s' "${TRUST_PROXY:-}" | tr ',' ' ')
header="${COUNTRY_HEADER:-}"
case "$header" in
  *[!0-9a-zA-Z-]*) echo "COUNTRY_HEADER: $header is no name of a header" >&2; exit 1 ;;
esac
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
{
  [ -z "$header" ] || {
    echo 'set $visitor_country "";'
    echo "if (\$is_proxy) { set \$visitor_country \$http_$(printf '%s' "$header" | tr 'A-Z-' 'a-z_'); }"
    echo "proxy_set_header $header \$visitor_country;"
  }
} > "$(dirname "$target")/country.conf"
