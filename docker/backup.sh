# shellcheck shell=sh disable=SC2154
# Backup and restore. `duetto` sources this file.

backup_name() { date -u -d "@$1" +%Y-%m-%dT%H-%M-%S; }

# Removes backups in $1 that are older than $2, a name from backup_name. Keeps folders with other names.
remove_backups_before() {
  for copy in "$1"/[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]-[0-9][0-9]-[0-9][0-9]; do
    [ ! -d "$copy" ] || [ "$(printf '%s\n' "$(basename "$copy")" "$2" | sort | head -n 1)" = "$2" ] || rm -r "$copy"
  done
}

# Saves the database before the files. Every photo in the dump then has its file, unless it was deleted during the
# backup.
backup() {
  target='' keep=''
  while [ $# -gt 0 ]; do
    case "$1" in
      --keep-days) keep=${2:-} && shift && case "$keep" in '' | 0 | *[!0-9]*) fail '--keep-days is a number of days, at least 1.' ;; esac ;;
      *) target=$1 ;;
    esac
    shift
  done
  target=$(absolute "${target:-$install_dir/backups/$(backup_name "$(date +%s)")}")
  [ ! -e "$target" ] || fail "$target exists and was left unchanged. Name a new folder: ./duetto backup <folder>"
  # An interrupted backup must not have the final name.
  unfinished=$target.unfinished
  mkdir -p "$unfinished"
  chmod 700 "$unfinished"
  # The site keeps running. If a file changes while tar reads it, tar exits with 1; after failures, it exits with 2.
  compose exec -T postgres pg_dump -U duetto -Fc duetto > "$unfinished/database.dump" &&
    { ! archives || save_base "$unfinished"; } &&
    compose run --rm --no-deps -T --entrypoint sh ops \
      -c 'tar -C / -cf - data registry; test $? -le 1' > "$unfinished/files.tar" || {
    rm -rf "$unfinished"
    fail 'The backup failed; the reason is above. No backup was saved. Fix the cause and run ./duetto backup again.'
  }
  mv "$unfinished" "$target"
  compose run --rm --no-deps -T ops backup record ||
    echo 'The backup is complete but not recorded: the alert BackupOld will fire. Record it: ./duetto ops backup record' >&2
  if [ -n "$keep" ]; then
    remove_backups_before "$(dirname "$target")" "$(backup_name "$(($(date +%s) - keep * 86400))")"
    ! archives || remove_archive_before_days "$keep"
  fi
  echo "The backup is $target. Copy it, .env and the secrets to another machine."
}

# Replaces the contents of the database with a dump. Drops the schema first, because the dump lacks the tables of a
# newer version. Commits only if pg_restore succeeds.
restore_dump() {
  compose up -d postgres
  # Wait for TCP: the temporary server that initialises a new database listens only on its socket.
  compose exec -T postgres sh -c 'until pg_isready -qh 127.0.0.1 -U duetto; do sleep 1; done'
  compose exec -T postgres bash -c 'set -o pipefail
    { echo "begin; set client_min_messages = warning; drop schema public cascade;
        create schema public authorization pg_database_owner; grant usage on schema public to public;" &&
      pg_restore -f - --no-owner && echo "commit;"; } | psql -qXU duetto -v ON_ERROR_STOP=1 -o /dev/null' \
    < "$1/database.dump"
}

restore() {
  folder=$(absolute "${1:-}") until=''
  if [ "${2:-}" = --until ]; then
    until=${3:-}
    archives || fail 'Set COMPOSE_FILE=docker-compose.yml:docker/recovery.yml in .env first; see docs/operate.md.'
    require_base "$folder" "$until"
  fi
  [ -n "${1:-}" ] && [ -s "$folder/database.dump" ] && [ -s "$folder/files.tar" ] ||
    fail 'Name the backup: ./duetto restore backups/<date>. It contains database.dump and files.tar.'
  stopped='The restore is not complete and the site is stopped. Solve the problem above, then restore again.'
  present=$(scales) console=$(compose ps -q console 2> /dev/null || true)
  compose stop worker api shell ${console:+console}
  if [ -n "$until" ]; then restore_base "$folder" "$until"; else restore_dump "$folder"; fi || fail "$stopped"
  compose up -d redis
  compose run --rm --no-deps -T --entrypoint tar ops -C / --no-same-owner -xpf - < "$folder/files.tar" || fail "$stopped"
  # Data about members in Redis are outdated after the restore.
  redis flushall || fail "$stopped"
  # shellcheck disable=SC2086
  compose up -d $present
  echo 'The backup has been restored and the site is starting.'
}
