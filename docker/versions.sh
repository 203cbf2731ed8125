# shellcheck shell=sh disable=SC2154
# Upgrade, rollback and canary builds. `duetto` sources this file.

fetch() { docker image inspect "$1" > /dev/null 2>&1 || docker pull "$1"; }

not_pulled='could not be pulled. Check the version, IMAGE_PREFIX and docker login.'

# Fetches a version's images for the existing containers and installs its files. The containers keep running.
install_version() {
  # shellcheck disable=SC2046
  for name in $(docker inspect -f '{{.Config.Image}}' $(containers) | sort -u); do
    case "$name" in "$(setting IMAGE_PREFIX duetto)"-*) fetch "${name%:*}:$1" || return 1 ;; esac
  done
  docker run --rm --network none --entrypoint sh "$(image gateway "$1")" \
    -c 'cd /install && tar -cf - .env.example *' | tar -xof - || return 1
  set_setting DUETTO_VERSION "$1"
}

# Replaces the containers and waits until they are healthy. Does not wait for those that were unhealthy before and are
# not replaced.
# shellcheck disable=SC2046
deploy() {
  before=$(unhealthy $(containers) | cut -d ' ' -f 1)
  replace_containers api && replace_containers shell && compose up -d $(scales) &&
    wait_healthy $(containers | grep -vxF "${before:--}")
}

known_settings() { sed -n 's/^#\{0,1\}\([A-Z0-9_]*\)=.*/\1/p' .env.example | sort; }

upgrade() {
  old=$(setting DUETTO_VERSION) new=${1:-}
  if [ -z "$new" ]; then
    docker pull "$(image gateway latest)"
    new=$(docker inspect -f '{{index .Config.Labels "org.opencontainers.image.version"}}' "$(image gateway latest)")
  fi
  [ "$new" != "$old" ] || [ -e backups/unfinished-upgrade ] || fail "Version $old is already installed."
  fetch "$(image gateway "$new")" || fail "Image $(image gateway "$new") $not_pulled Nothing was changed."
  backup
  known=$(known_settings) saved=$target
  install_version "$new" || {
    install_version "$old" || true
    fail "An image of version $new $not_pulled Duetto $old still runs."
  }
  # After a failed upgrade, a rollback must still return to the version before it.
  [ -e backups/unfinished-upgrade ] || echo "$old" > backups/previous-version
  : > backups/unfinished-upgrade
  rollback_hint="To go back: ./duetto rollback (keeps new data). To return to the data from before the upgrade as well, then run ./duetto restore $saved"
  deploy || fail "Duetto $new is not healthy. $rollback_hint"
  rm backups/unfinished-upgrade
  for name in $(known_settings); do
    echo "$known" | grep -qx "$name" || echo "New setting, explained in .env.example: $name"
  done
  doctor || true
  echo "Duetto $new is running. $rollback_hint"
}

rollback() {
  [ -s backups/previous-version ] || fail 'No previous version is recorded, so there is nothing to roll back.'
  old=$(cat backups/previous-version)
  install_version "$old" && deploy ||
    fail "The rollback to $old failed; the messages above show why. Containers that did not start: ./duetto logs <service>."
  rm -f backups/previous-version backups/unfinished-upgrade
  echo "Duetto $old is running, with the data written since the upgrade."
}

canary() {
  [ $# -ge 2 ] || fail 'Usage: ./duetto canary <remote> <percent> [version]'
  version=${3:-$(setting DUETTO_VERSION)}
  fetch "$(image "$1" "$version")" || fail "Image $(image "$1" "$version") $not_pulled Nothing was changed."
  docker run --rm --network none --entrypoint tar "$(image "$1" "$version")" -C /app/built -cf - . |
    compose run --rm -T --entrypoint sh ops -c 'mkdir /tmp/build && tar -C /tmp/build -xf - && exec node dist/ops.mjs "$@"' \
      sh remotes canary "$1" --from /tmp/build --percent "$2"
  echo "Next: ./duetto ops remotes status, then ./duetto ops remotes promote $1 or rollback $1"
}
