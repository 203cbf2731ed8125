/**
 * Logs its calls to $STATE/calls and simulates the database, volumes and containers as files there. New containers get
 * the state BAD_STATE if BAD lists them, as service:version.
 */
export const fakeCompose = `#!/bin/bash
echo "$*" >> "$STATE/calls"
version=$(sed -n 's/^DUETTO_VERSION=//p' .env)
containers() { ls "$STATE/containers" | grep -E "^$1-[0-9]+$"; }
start() {
  number=$(($(cat "$STATE/number") + 1))
  echo "$number" > "$STATE/number"
  state=healthy
  [[ " $BAD " != *" $1:$version "* ]] || state=\${BAD_STATE:-unhealthy (10 restarts)}
  echo "$version $state" > "$STATE/containers/$1-$number"
}
up() {
  args=$*
  for service in $(ls "$STATE/containers" | sed 's/-[0-9]*$//' | sort -u); do
    [[ "$*" != *--no-recreate* || "$*" == *" $service" ]] || continue
    wanted=1
    [[ "$*" != *"--scale $service="* ]] || { wanted=\${args#*--scale $service=}; wanted=\${wanted%% *}; }
    for id in $(containers "$service"); do
      [[ "$*" == *--no-recreate* ]] || grep -Eq "^($version|other) " "$STATE/containers/$id" && continue
      rm "$STATE/containers/$id" && start "$service"
    done
    while [ "$(containers "$service" | wc -l)" -lt "$wanted" ]; do start "$service"; done
    for id in $(containers "$service" | tail -n "+$((wanted + 1))"); do rm "$STATE/containers/$id"; done
  done
}
case "$*" in
  *pg_dump*) [ -z "$BROKEN" ] && cat "$STATE/database" ;;
  *pg_restore*) shift 3 && "$@" ;;
  *-cf*) tar -C "$STATE" -cf - data registry ;;
  *-xpf*) tar -C "$STATE" -xpf - ;;
  *redis-cli*|*psql*)
    { echo "input $(cat)"; cat "$SECRETS_DIR/redis_password"; echo; } >> "$STATE/calls"
    [[ -z "$BROKEN" || "$*" != *ON_ERROR_STOP=1* && "$*" != *'redis-cli -e'* ]] ;;
  'config --services') printf '%s\n' api shell worker mf-chat ;;
  'ps -q'*|'ps -aq'*)
    for id in $(for service in "\${@:3}"; do containers "$service"; done; [ $# -gt 2 ] || containers '.*'); do
      [[ $2 == -aq ]] || ! grep -q exited "$STATE/containers/$id" && echo "$id"
    done
    true ;;
  up*) up "$@" ;;
esac`
export const fakeDocker = `#!/bin/bash
echo "docker $*" >> "$STATE/calls"
case "$*" in
  compose*) exit 1 ;;
  'image inspect'*|pull*) [[ "$*" != *"\${MISSING:-nothing}"* ]] ;;
  *-cf*) tar -C "$STATE/install" -cf - . ;;
  *Config.Image*) for id in "\${@:4}"; do echo "duetto-\${id%-*}:1.0.0"; done ;;
  # A field that Docker does not know, such as .Id, turns all numbers into floats, which gt does not compare with 9.
  *'{{.Id}}'*' gt '*) exit 1 ;;
  *State.Health*)
    [ $# -gt 3 ] || exit 1
    for id in "\${@:4}"; do echo "$id /$id $(cut -d ' ' -f 2- "$STATE/containers/$id")"; done ;;
  'rm '*) rm "$STATE/containers/$2" ;;
esac`
export const fakePgRestore = `#!/bin/bash
cat
[ -z "$BROKEN" ]`
export const fakePsql = `#!/bin/bash
input=$(cat)
[[ "$input" != *'drop schema public cascade;'*'commit;' ]] || {
  input=\${input##*to public;?}
  printf %s "\${input%commit;}" > "$STATE/database"
}`
/** `+%s` advances by a second per call, because backups are named after the second. */
export const fakeDate = `#!/bin/bash
[ "$1" = +%s ] || PATH=\${PATH#*:} exec date "$@"
echo >> "$STATE/seconds"
echo $((1790000000 + $(wc -l < "$STATE/seconds")))`
