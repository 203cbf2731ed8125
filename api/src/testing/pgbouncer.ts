import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { asPostgres } from './ownPostgres'
import type { OwnPostgres } from './ownPostgres'
import { freePort, until } from './runningApi'

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))

export const hasPgbouncer = (): boolean => program !== undefined

/** PgBouncer 1.21 and later track prepared statements per client. */
export const keepsStatements = (): boolean => {
  const version = program ? execFileSync(program, ['--version'], { encoding: 'utf8' }) : ''
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(version)?.map(Number) ?? []
  return major > 1 || minor >= 21
}

export const startPgbouncer = async (
  server: OwnPostgres,
  lines: readonly string[],
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'duetto-pool-'))
  const port = await freePort()
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=127.0.0.1 port=${new URL(server.url).port} user=duetto`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      ...lines,
    ].join('\n'),
  )
  // PgBouncer may run as the user `postgres`, who must be able to read the folder.
  chmodSync(folder, 0o755)
  const child = spawn(program ?? '', ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...asPostgres(),
  })
  const url = new URL(server.url)
  url.port = String(port)
  await until(async () => {
    const client = new pg.Client(url.href)
    await client.connect()
    await client.end()
    return true
  })
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
