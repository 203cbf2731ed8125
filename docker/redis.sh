#!/bin/sh
# Passes the password to Redis in a file, because every user of the machine can read command lines.
set -eu
umask 077
{
  printf 'requirepass "%s"\n' "$(sed 's/[\\"]/\\&/g' "${REDIS_PASSWORD_FILE:-/run/secrets/redis_password}")"
  # The snapshot contains rate limits and recent events: useful after a restart, but expendable.
  echo 'save 300 1'
  echo 'maxmemory-policy volatile-lru'
} > "${REDIS_CONFIG:-/tmp/redis.conf}"
exec redis-server "${REDIS_CONFIG:-/tmp/redis.conf}" "$@"
