import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const home = '/usr/lib/postgresql'
const binFolder = (): string | undefined => {
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(a) - Number(b)) : []
  return versions
    .map((version) => join(home, version, 'bin'))
    .findLast((folder) => existsSync(join(folder, 'postgres')))
}

export const hasPostgres = (): boolean => binFolder() !== undefined

/** Postgres and PgBouncer refuse to run as root. */
export const asPostgres = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export interface OwnPostgres {
  url: string
  pid: () => number
  /** Simulates a crash: without a shutdown checkpoint, the server recovers from its WAL. */
  restart: () => void
  stop: () => void
  start: () => void
  signal: (signal: NodeJS.Signals) => void
  remove: () => void
}

export const startOwnPostgres = (
  port: number,
  primary?: OwnPostgres,
  settings: readonly string[] = [],
): OwnPostgres => {
  const bin = binFolder() ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'duetto-pg-'))
  const owner = asPostgres()
  const run = (command: string, ...args: string[]) => {
    const line = [join(bin, command), ...args]
    const [program = '', ...rest] = owner ? ['runuser', '-u', 'postgres', '--', ...line] : line
    execFileSync(program, rest, { stdio: 'ignore' })
  }
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const control = (...args: string[]) => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), ...args)
  if (primary) run('pg_basebackup', '--no-sync', '-D', data, '-R', '-c', 'fast', '-d', primary.url)
  else run('initdb', '--no-sync', '-D', data, '-A', 'trust', '-U', 'duetto')
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const options = [`-p ${port} -k ${folder}`, 'listen_addresses=127.0.0.1', ...settings].join(' -c ')
  const start = () => control('-o', options, 'start')
  start()
  if (!primary) run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'duetto', 'duetto')
  return {
    url: `postgres://duetto@127.0.0.1:${port}/duetto`,
    start,
    stop: () => control('-m', 'fast', 'stop'),
    pid,
    signal: (signal) => {
      process.kill(pid(), signal)
    },
    restart: () => control('-m', 'immediate', 'restart'),
    remove: () => {
      control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
