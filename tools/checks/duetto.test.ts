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
import { installedFiles } from './composeConfig'
import { fakeCompose, fakeDate, fakeDocker, fakePgRestore, fakePsql } from './fakeDocker'

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
  const containers = () =>
    Object.fromEntries(
      readdirSync(state('containers')).map((id) => [
        id,
        readFileSync(state('containers', id), 'utf8').trimEnd(),
      ]),
    )
  const addContainer = (id: string, health = '1.0.0 healthy') => write(state('containers', id), `${health}\n`)
  const countOf = (service: string) =>
    Object.keys(containers()).filter((id) => id.startsWith(`${service}-`)).length
  const version = () => /^DUETTO_VERSION=(.*)$/m.exec(env())?.[1]

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'duetto-script-'))
    for (const folder of ['bin', 'state/data', 'state/registry', 'state/containers'])
      mkdirSync(join(dir, folder), { recursive: true })
    for (const name of installedFiles)
      for (const to of [dir, state('install')]) cpSync(join(root, name), join(to, name))
    write(join(dir, 'bin/docker-compose'), fakeCompose, 0o755)
    write(join(dir, 'bin/docker'), fakeDocker, 0o755)
    write(join(dir, 'bin/pg_restore'), fakePgRestore, 0o755)
    write(join(dir, 'bin/date'), fakeDate, 0o755)
    write(join(dir, 'bin/psql'), fakePsql, 0o755)
    write(join(dir, 'bin/sleep'), '#!/bin/sh', 0o755)
    write(state('number'), '10')
    for (const id of ['api-1', 'shell-1', 'worker-1', 'mf-chat-1']) addContainer(id)
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
    expect(calls().at(-1)).toBe('up -d --scale api=1 --scale shell=1')
  })

  it('leaves the database unchanged if the dump is damaged', () => {
    expect(run(['backup', 'monday']).status).toBe(0)
    write(state('database'), 'newer')
    const { status, stderr } = run(['restore', 'monday'], { BROKEN: '1' })
    expect([status, readFileSync(state('database'), 'utf8')]).toEqual([1, 'newer'])
    expect(stderr).toMatch(/^The restore is not complete/)
  })

  it('stops the console during a restore, and keeps the number of APIs', () => {
    for (const id of ['api-2', 'console-1']) addContainer(id)
    expect(run(['backup', 'monday']).status).toBe(0)
    expect(run(['restore', 'monday']).status).toBe(0)
    expect(nth('stop worker api shell console')).toBeGreaterThan(0)
    expect(countOf('api')).toBe(2)
  })

  it('refuses to back up into an existing folder', () => {
    mkdirSync(join(dir, 'monday'))
    const { status, stderr } = run(['backup', 'monday'])
    expect([status, existsSync(state('calls'))]).toEqual([1, false])
    expect(stderr).toMatch(/monday exists and was left unchanged/)
    expect(readdirSync(join(dir, 'monday'))).toEqual([])
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

  it('fetches all images before it installs files', () => {
    expect(run(['upgrade', '2.0.0']).status).toBe(0)
    expect(nth('image inspect duetto-shell:2.0.0')).toBeLessThan(nth('cd /install'))
  })

  it('leaves the old containers running if the new ones are not healthy, and removes these', () => {
    const before = containers()
    const { stderr, status } = run(['upgrade', '2.0.0'], {
      BAD: 'api:2.0.0',
      BAD_STATE: 'starting',
    })
    expect([status, containers()]).toEqual([1, before])
    expect(nth('docker logs')).toBeLessThan(nth('docker rm'))
    expect(stderr).toMatch(/is not healthy. To go back: \.\/duetto rollback/)
  })

  it('replaces unhealthy containers without doubling the number', () => {
    addContainer('api-2', '2.0.0 unhealthy')
    addContainer('mf-chat-1', '1.0.0 unhealthy')
    const { stderr, status } = run(['restart'])
    expect([stderr, status, countOf('api')]).toEqual(['', 0, 1])
    expect(containers()).not.toHaveProperty('api-2')
  })

  it.each(['worker', 'mf-chat', 'shell'])('rolls back an upgrade whose %s is unhealthy', (service) => {
    addContainer('api-2')
    addContainer('grafana-1', 'other unhealthy')
    const BAD = `${service}:2.0.0`
    expect(run(['upgrade', '2.0.0'], { BAD }).status).toBe(1)
    const { stderr, status } = run(['rollback'], { BAD })
    expect([stderr, status]).toEqual(['', 0])
    const { 'grafana-1': grafana, ...others } = containers()
    expect(grafana).toBe('other unhealthy')
    expect(Object.values(others)).toEqual(Array(5).fill('1.0.0 healthy'))
    expect([countOf('api'), countOf('shell')]).toEqual([2, 1])
  })

  it('returns to the version before a failed upgrade, also after its fix', () => {
    const BAD = 'api:2.0.0'
    expect(run(['upgrade', '2.0.0'], { BAD }).status).toBe(1)
    expect(run(['upgrade', '2.0.1'], { BAD }).status).toBe(0)
    expect(run(['rollback']).stdout).toMatch(/Duetto 1\.0\.0 is running/)
  })

  it('returns to the last version that worked', () => {
    const BAD = 'api:3.0.0'
    expect(run(['upgrade', '2.0.0']).status).toBe(0)
    expect(run(['upgrade', '3.0.0'], { BAD }).status).toBe(1)
    expect(run(['rollback'], { BAD }).stdout).toMatch(/Duetto 2\.0\.0 is running/)
  })

  it('repeats a failed upgrade', () => {
    expect(run(['upgrade', '2.0.0'], { BAD: 'api:2.0.0' }).status).toBe(1)
    expect(run(['upgrade', '2.0.0']).status).toBe(0)
    expect(Object.values(containers())).toEqual(Array(4).fill('2.0.0 healthy'))
  })

  it('counts stopped containers as unhealthy, and names the folder of the last backup', () => {
    addContainer('worker-1', '1.0.0 exited')
    expect(run(['status']).stdout).toMatch(/^3 of 4 containers are healthy\.\n\/worker-1 exited$/m)
    expect(run(['status']).stdout).toMatch(/^Last backup: none$/m)
    mkdirSync(join(dir, 'backups/2026-01-02T03-04-05'), { recursive: true })
    writeFileSync(join(dir, 'backups/2026-01-02T03-04-05/files.tar'), '')
    expect(run(['status']).stdout).toMatch(/^Last backup: backups\/2026-01-02T03-04-05$/m)
  })

  it('fails if no container exists', () => {
    rmSync(state('containers'), { recursive: true })
    mkdirSync(state('containers'))
    expect(run(['up']).status).toBe(1)
    expect(run(['restart']).status).toBe(1)
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
    // Containers mount this file by inode, so it must be overwritten in place.
    expect(statSync(file).ino).toBe(inode)
    // Command lines are visible to all users, so they must not contain the password.
    expect(calls().filter((call) => call.includes(after) && call.includes('redis-cli'))).toEqual([])
    const set = nth('-x acl setuser default')
    expect(calls().slice(set + 1, set + 3)).toEqual([`input >${after}`, before])
    const required = nth('-x config set requirepass')
    expect(calls()[required + 1]).toBe(`input ${after}`)
    expect(nth('--scale api=2')).toBeLessThan(required)
  })

  it.each(['redis_password', 'postgres_password'])('keeps %s if the change fails', (name) => {
    const file = join(dir, 'secrets', name)
    const before = readFileSync(file, 'utf8')
    const { status, stderr } = run(['rotate', name], { BROKEN: '1' })
    expect([status, stderr]).toEqual([1, `${name} was left unchanged; the reason is above.\n`])
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it('refuses an empty secret', () => {
    write(join(dir, 'secrets/smtp_password'), 'old')
    expect(run(['rotate', 'smtp_password'], {}, '\n').status).toBe(1)
    expect(readFileSync(join(dir, 'secrets/smtp_password'), 'utf8')).toBe('old')
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
