import { readFileSync, readdirSync } from 'node:fs'
import sql from 'sql-template-tag'
import type { Db } from '../../../api/src/infra/db/Db'

/** Unit of CPU times in /proc/<pid>/stat: 1000 / USER_HZ ms, regardless of the kernel's tick. */
const tickMs = 10

export const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

/** Fields of /proc/<pid>/stat from `state` on, because the name before it can contain spaces. */
const statOf = (pid: number | string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    return []
  }
}
const sumOf = (fields: (string | undefined)[]): number =>
  fields.reduce((sum, field) => sum + Number(field ?? 0) * tickMs, 0)

export const cpuMsOf = (pid: number): number => sumOf(statOf(pid).slice(11, 13))

export const cpuMsOfTree = (pid: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(pid))
    .reduce((sum, child) => sum + cpuMsOf(Number(child)), sumOf(statOf(pid).slice(11, 15)))

export const transactionsOf = async (db: Db): Promise<number> =>
  (
    await db.one<{ commits: number }>(
      sql`select sum(xact_commit)::float8 as commits from pg_stat_database where datname = current_database()`,
    )
  ).commits
