# shellcheck shell=sh disable=SC2154
# Point-in-time recovery and the standby database. `duetto` sources this file, with `compose`, `fail` and `setting`.

recovery_file=docker/recovery.yml
archives() { case "$(setting COMPOSE_FILE)" in *"$recovery_file"*) ;; *) return 1 ;; esac; }
require_archive() { archives || fail "Set COMPOSE_FILE=docker-compose.yml:$recovery_file in .env and run ./duetto up first."; }
query() { compose exec -T "$1" psql -qAtXU duetto -v ON_ERROR_STOP=1 -c "$2"; }

# Creates the WAL archive and an empty rclone configuration. The archive is writable for every user, because Postgres
# runs as a different one. Only Postgres can read the files in it.
prepare_recovery() {
  mkdir -p wal && chmod 1777 wal
  config=$(secret_file rclone_config)
  [ -e "$config" ] || { : > "$config" && chmod 600 "$config"; }
}

save_base() { compose exec -T postgres pg_basebackup -U duetto -D - -Ft -z -X none -c fast > "$1/base.tar.gz"; }

# Deletes WAL segments that no backup of the last $1 days needs.
remove_archive_before_days() { compose exec -T postgres find /wal -type f -mmin "+$(($1 * 1440))" -delete; }

# Fails unless $1 contains an intact base backup and $2 is a time or "latest". Call it before stopping the site, because
# a typing error must not cause downtime.
require_base() {
  case "$2" in '' | *[!0-9A-Za-z:.+\ -]*) fail 'Name a time in UTC or "latest": ./duetto restore backups/<date> --until "2027-01-31 14:05"' ;; esac
  gzip -t "$1/base.tar.gz" || fail "$1 has no intact base.tar.gz, so nothing was changed. Only a backup made with $recovery_file can be rolled forward."
}

# Replaces the database with a base backup and replays the archived WAL until $2, a time or "latest".
restore_base() {
  base=$1/base.tar.gz until=$2
  # Archive the current WAL segment, too, if the database is still running.
  query postgres 'select pg_switch_wal()' > /dev/null 2>&1 || true
  compose stop postgres || return 1
  compose run --rm --no-deps -T --entrypoint sh postgres -ec '
    find "$PGDATA" -mindepth 1 -delete
    tar -C "$PGDATA" -xzf -
    touch "$PGDATA/recovery.signal"
    [ "$1" = latest ] || echo "recovery_target_time = '\''$1'\''" >> "$PGDATA/postgresql.auto.conf"
    echo "recovery_target_action = promote" >> "$PGDATA/postgresql.auto.conf"' sh "$until" < "$base" || return 1
  compose up -d postgres
  until [ "$(query postgres 'select pg_is_in_recovery()' 2> /dev/null)" = f ]; do
    # shellcheck disable=SC2046
    case "$(docker inspect -f '{{.RestartCount}}' $(compose ps -aq postgres))" in
      0 | 1 | 2) sleep 2 ;;
      *)
        compose logs --tail 20 postgres >&2
        echo "Postgres did not reach $until. If the archive ends earlier, name an earlier time or: --until latest" >&2
        return 1
        ;;
    esac
  done
  query postgres 'alter system reset recovery_target_time' && query postgres 'alter system reset recovery_target_action'
}

without_profile() { setting COMPOSE_PROFILES | tr , '\n' | grep -vx "$1" | paste -sd, -; }

# Creates the standby, or replaces it with a new copy of the database.
standby() {
  require_archive
  # Never empty the volume that the database uses.
  used=$(docker inspect -f '{{range .Mounts}}{{if eq .Destination "/var/lib/postgresql/data"}}{{.Name}}{{end}}{{end}}' "$(compose ps -q postgres)")
  case "$used" in *_"$(setting POSTGRES_VOLUME postgres)") ;; *) fail "Postgres uses the volume $used, not $(setting POSTGRES_VOLUME postgres). Run: ./duetto up" ;; esac
  compose exec -T postgres sh -ec 'grep -q "^host replication duetto" "$PGDATA/pg_hba.conf" ||
    echo "host replication duetto samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"'
  query postgres 'select pg_reload_conf()' > /dev/null
  profiles=$(without_profile standby)
  set_setting COMPOSE_PROFILES "${profiles:+$profiles,}standby"
  compose rm -sf standby
  compose run --rm --no-deps -T --entrypoint sh standby -c 'find "$PGDATA" -mindepth 1 -delete'
  compose up -d standby
  echo 'Waiting until the standby has copied the database …'
  # shellcheck disable=SC2046
  wait_healthy $(compose ps -q standby) || fail_unhealthy
  echo 'The standby follows the database. If the database fails: ./duetto failover'
}

failover() {
  require_archive
  [ "$(query standby 'select pg_is_in_recovery()')" = t ] || fail 'No standby is running, so nothing was changed. Create one: ./duetto standby'
  # Before it stops, a running primary sends the rest of its WAL.
  compose stop postgres
  compose exec -T standby sh -c 'pg_ctl promote -D "$PGDATA" -w -t 300' ||
    fail 'The standby was not promoted; the reason is above. To continue with the old database: ./duetto up'
  # Remove the containers, because Compose 1 would mount their former volumes again.
  compose rm -sf standby postgres
  old=$(setting POSTGRES_VOLUME postgres)
  set_setting POSTGRES_VOLUME "$(setting STANDBY_VOLUME standby)"
  set_setting STANDBY_VOLUME "$old"
  set_setting COMPOSE_PROFILES "$(without_profile standby)"
  compose up -d postgres
  # shellcheck disable=SC2046
  wait_healthy $(compose ps -q postgres) || fail_unhealthy
  echo "The site runs on the former standby. The old database is in the volume $old. ./duetto standby replaces it with a new standby."
}
