/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../common/packages'

/** Logs its calls to $STATE/calls and keeps the "database" and volumes as files. */
const fakeCompose = `#!/bin/bash
echo "$*" >> "$STATE/calls"
case "$*" in
  *pg_dump*) [ -z "$BROKEN" ] && cat "$STATE/database" ;;
  *pg_restore*) cat > "$STATE/database" ;;
  *-cf*) tar -C "$STATE" -cf - data registry ;;
  *-xpf*) tar -C "$STATE" -xpf - ;;
  *redis-cli*|*psql*) cat "$SECRETS_DIR/redis_password" >> "$STATE/calls"; echo >> "$STATE/calls" ;;
  'ps -q'*) echo "$3-1" ;;
esac`
const fakeDocker = `#!/bin/bash
echo "docker $*" >> "$STATE/calls"
case "$*" in
  compose*) exit 1 ;;
  'image inspect'*|pull*) [[ "$*" != *"\${MISSING:-nothing}"* ]] ;;
  *-cf*) tar -C "$STATE/install" -cf - . ;;
  *Config.Image*) echo "duetto-shell:1.0.0" ;;
  *State.Health*) echo "\${UNHEALTHY:-/api healthy}" ;;
esac`

describe('./duetto', () => {
  let dir: string
  const state = (...path: string[]) => join(dir, 'state', ...path)
  const write = (file: string, text: string, mode = 0o644) => writeFileSync(file, text, { mode })
  const run = (args: string[], over: Record<string, string> = {}, input = '') =>
    spawnSync(join(dir, 'duetto'), args, {
      encoding: 'utf8',
      cwd: dir,
      input,
      env: {
        PATH: `${join(dir, 'bin')}:${process.env.PATH}`,
        STATE: state(),
        SECRETS_DIR: join(dir, 'secrets'),
        ...over,
      },
    })
  const calls = () => readFileSync(state('calls'), 'utf8').trimEnd().split('\n')
  const nth = (part: string) => calls().findIndex((call) => call.includes(part))
  const env = () => readFileSync(join(dir, '.env'), 'utf8')
  const version = () => /^DUETTO_VERSION=(.*)$/m.exec(env())?.[1]

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'duetto-script-'))
    for (const folder of ['bin', 'state/data', 'state/registry', 'state/install/docker'])
      mkdirSync(join(dir, folder), { recursive: true })
    for (const name of ['duetto', 'docker-compose.yml', '.env.example'])
      for (const to of [dir, state('install')]) cpSync(join(root, name), join(to, name))
    write(join(dir, 'bin/docker-compose'), fakeCompose, 0o755)
    write(join(dir, 'bin/docker'), fakeDocker, 0o755)
    write(join(dir, 'bin/sleep'), '#!/bin/sh', 0o755)
    for (const name of ['database', 'data/photo', 'registry/remotes.json'])
      write(state(name), `${name} of before`)
    expect(run(['setup']).status).toBe(0)
    write(join(dir, '.env'), env().replace(/^DUETTO_VERSION=.*$/m, 'DUETTO_VERSION=1.0.0'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  it('creates secrets that only their owner reads, and changes neither them nor .env later', () => {
    const secret = () => readFileSync(join(dir, 'secrets/postgres_password'), 'utf8')
    const before = [secret(), env()]
    expect(secret()).toMatch(/^[0-9a-f]{64}$/)
    expect(statSync(join(dir, 'secrets')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dir, '.env')).mode & 0o777).toBe(0o600)
    expect(run(['setup', '--demo']).status).toBe(0)
    expect([secret(), env()]).toEqual(before)
  })

  it('asks for setup in a folder without .env', () => {
    rmSync(join(dir, '.env'))
    expect(run(['up']).stderr).toBe('This folder has no .env: run ./duetto setup first.\n')
  })

  it('restores database, photos and registry, the database first and without concurrent writes', () => {
    const backup = join(dir, 'monday')
    expect(run(['backup', backup]).status).toBe(0)
    expect(calls().at(-1)).toMatch(/ops backup record$/)
    const names = ['database', 'data/photo', 'registry/remotes.json']
    for (const name of names) write(state(name), 'lost')
    rmSync(state('calls'))
    const restored = run(['restore', 'monday'])
    expect([restored.stderr, restored.status]).toEqual(['', 0])
    for (const name of names) expect(readFileSync(state(name), 'utf8')).toBe(`${name} of before`)
    expect(nth('stop worker api')).toBeLessThan(nth('pg_restore'))
    expect(nth('pg_restore')).toBeLessThan(nth('-xpf'))
    expect(calls().at(-1)).toBe('up -d')
  })

  it('removes older backups, but no other folders', () => {
    const names = ['2020-01-01T03-15-00', '2999-01-01T03-15-00', 'before-upgrade']
    for (const name of names) mkdirSync(join(dir, 'all', name), { recursive: true })
    expect(run(['backup', 'all/now', '--keep-days', '30'], { BROKEN: '1' }).status).toBe(1)
    expect(run(['backup', 'all/now', '--keep-days', '0']).status).toBe(1)
    expect(readdirSync(join(dir, 'all'))).toHaveLength(3)
    expect(run(['backup', 'all/now', '--keep-days', '30']).status).toBe(0)
    expect(readdirSync(join(dir, 'all')).toSorted()).toEqual([...names.slice(1), 'now'])
  })

  it('leaves no incomplete backup behind after a failure', () => {
    const { status, stderr } = run(['backup', 'tuesday'], { BROKEN: '1' })
    expect([status, stderr]).toEqual([
      1,
      'The backup failed; the reason is above. No backup was saved. Fix the cause and run ./duetto backup again.\n',
    ])
    expect(readdirSync(dir).filter((name) => name.startsWith('tuesday'))).toEqual([])
    expect(run(['restore', 'tuesday']).stderr).toMatch(/^Name the backup/)
  })

  it('upgrades after a backup, and stops the old API after the new one is healthy', () => {
    const { stdout, stderr, status } = run(['upgrade', '2.0.0'])
    expect([stderr, status]).toEqual(['', 0])
    expect(version()).toBe('2.0.0')
    expect(stdout).toMatch(/To go back: \.\/duetto rollback/)
    expect(nth('pg_dump')).toBeLessThan(nth('--scale api=2'))
    const healthy = calls().findIndex(
      (call, at) => at > nth('--scale api=2') && call.includes('State.Health'),
    )
    expect(healthy).toBeGreaterThan(0)
    expect(nth('docker stop api-1')).toBeGreaterThan(healthy)
    expect(run(['upgrade', '2.0.0']).stderr).toBe('Version 2.0.0 is already installed.\n')
  })

  it.each(['duetto-gateway:2.0.0', 'duetto-shell:2.0.0'])(
    'changes nothing if %s does not exist',
    (MISSING) => {
      const { stderr, status } = run(['upgrade', '2.0.0'], { MISSING })
      expect(status).toBe(1)
      expect(stderr).toMatch(/could not be pulled/)
      expect(version()).toBe('1.0.0')
      expect(calls().some((call) => call.startsWith('up'))).toBe(false)
      expect(run(['rollback']).stderr).toMatch(/nothing to roll back/)
    },
  )

  it('leaves the old containers running if the new ones are not healthy', () => {
    const { stderr, status } = run(['upgrade', '2.0.0'], { UNHEALTHY: '/api starting' })
    expect([status, calls().some((call) => call.includes('docker stop'))]).toEqual([1, false])
    expect(stderr).toMatch(/is not healthy. To go back: \.\/duetto rollback/)
  })

  it('rolls back to the previous version, and not a second time', () => {
    expect(run(['upgrade', '2.0.0']).status).toBe(0)
    expect(run(['rollback']).stdout).toMatch(/Duetto 1\.0\.0 is running/)
    expect(version()).toBe('1.0.0')
    expect(run(['rollback']).status).toBe(1)
    expect(version()).toBe('1.0.0')
  })

  it('replaces the password of Redis while both are valid', () => {
    const file = join(dir, 'secrets/redis_password')
    const before = readFileSync(file, 'utf8')
    const inode = statSync(file).ino
    expect(run(['rotate', 'redis_password']).status).toBe(0)
    const after = readFileSync(file, 'utf8')
    expect(after).not.toBe(before)
    // A new file would not appear in the containers that mount it.
    expect(statSync(file).ino).toBe(inode)
    expect(calls()[nth(`acl setuser default >${after}`) + 1]).toBe(before)
    expect(nth('--scale api=2')).toBeLessThan(nth(`config set requirepass ${after}`))
  })

  it("prompts for a third party's secret, and rejects an unknown name", () => {
    expect(run(['rotate', 'smtp_password'], {}, 'from the provider\n').status).toBe(0)
    expect(readFileSync(join(dir, 'secrets/smtp_password'), 'utf8')).toBe('from the provider')
    expect(run(['rotate', 'smtp']).stderr).toMatch(/^Name one of these secrets: .*smtp_password/)
    expect(existsSync(join(dir, 'secrets/smtp'))).toBe(false)
  })

  it('sends a build of a remote to a share of browsers', () => {
    expect(run(['canary', 'mf-chat', '1', '1.0.1']).status).toBe(0)
    expect(nth('duetto-mf-chat:1.0.1 -C /app/built')).toBeGreaterThan(0)
    expect(nth('sh remotes canary mf-chat --from /tmp/build --percent 1')).toBeGreaterThan(0)
  })
})
