#!/bin/sh
# Starts Redis with the password of a file: on the command line everybody on the machine would read it.
set -eu
umask 077
{
  printf 'requirepass "%s"\n' "$(sed 's/[\\"]/\\&/g' "${REDIS_PASSWORD_FILE:-/run/secrets/redis_password}")"
  # Rate limits and the recent events of members: of use after a restart, no loss without.
  echo 'save 300 1'
  echo 'maxmemory-policy volatile-lru'
} > "${REDIS_CONFIG:-/tmp/redis.conf}"
exec redis-server "${REDIS_CONFIG:-/tmp/redis.conf}" "$@"
