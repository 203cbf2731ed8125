import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const commands = join(__dirname, '../../tools/operate')
const fakeTool = `#!/bin/bash
echo "$*" >> "$STATE/calls"
case "$*" in
  *pg_dump*) [ -z "$BROKEN" ] && cat "$STATE/database" ;;
  *pg_restore*) cat > "$STATE/database" ;;
  *-cf*) tar -C "$STATE" -cf - data registry ;;
  *-xpf*) tar -C "$STATE" -xpf - ;;
esac`

describe('backup and restore', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'backup-'))
    for (const folder of ['bin', 'state/data', 'state/registry'])
      mkdirSync(join(dir, folder), { recursive: true })
    writeFileSync(join(dir, 'bin/docker-compose'), fakeTool)
    chmodSync(join(dir, 'bin/docker-compose'), 0o755)
    for (const name of ['database', 'data/photo', 'registry/remotes.json'])
      writeFileSync(join(dir, 'state', name), `${name} of before`)
  })
  afterEach(() => rmSync(dir, { recursive: true }))
  const read = (name: string) => readFileSync(join(dir, 'state', name), 'utf8')
  const run = (script: string, args: string[], over: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(commands, script), ...args], {
      encoding: 'utf8',
      env: { PATH: `${join(dir, 'bin')}:${process.env.PATH}`, STATE: join(dir, 'state'), ...over },
    })

  it('restores database, photos and registry, the database first and without concurrent writes', () => {
    const backup = join(dir, 'monday')
    expect(run('backup.mjs', [backup]).status).toBe(0)
    const names = ['database', 'data/photo', 'registry/remotes.json']
    for (const name of names) writeFileSync(join(dir, 'state', name), 'lost')
    rmSync(join(dir, 'state/calls'))
    const restored = run('restore.mjs', [backup])
    expect([restored.stderr, restored.status]).toEqual(['', 0])
    for (const name of names) expect(read(name)).toBe(`${name} of before`)
    const calls = read('calls').split('\n')
    const nth = (part: string) => calls.findIndex((call) => call.includes(part))
    expect(nth('stop worker api')).toBe(0)
    expect(nth('pg_restore')).toBeLessThan(nth('-xpf'))
    expect(calls.at(-2)).toBe('up -d')
  })

  it('is recorded, also for the alert about old backups', () => {
    expect(run('backup.mjs', [join(dir, 'monday')]).status).toBe(0)
    expect(read('calls').trimEnd().split('\n').at(-1)).toMatch(/ops backup record$/)
  })

  it('removes older backups, but no other folders', () => {
    const names = ['2020-01-01T03-15-00', '2999-01-01T03-15-00', 'before-upgrade']
    for (const name of names) mkdirSync(join(dir, 'all', name), { recursive: true })
    const target = join(dir, 'all', 'now')
    expect(run('backup.mjs', [target, '--keep-days', '30'], { BROKEN: '1' }).status).toBe(1)
    expect(run('backup.mjs', [target, '--keep-days', '0']).status).toBe(2)
    expect(readdirSync(join(dir, 'all'))).toHaveLength(3)
    expect(run('backup.mjs', [target, '--keep-days', '30']).status).toBe(0)
    expect(readdirSync(join(dir, 'all')).toSorted()).toEqual([...names.slice(1), 'now'])
  })

  it('leaves no incomplete backup behind after a failure', () => {
    const backup = join(dir, 'tuesday')
    const { status, stderr } = run('backup.mjs', [backup], { BROKEN: '1' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^The backup failed: docker-compose exec/)
    expect([existsSync(backup), existsSync(`${backup}.unfinished`)]).toEqual([false, false])
    expect(run('restore.mjs', [backup]).stderr).toMatch(/^Name the backup/)
  })
})
