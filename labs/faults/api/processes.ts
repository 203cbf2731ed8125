import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, until } from '../../../api/src/testing/runningApi'

type Env = Record<string, string>

export interface SiteProcess {
  url: string
  pid: () => number
  start: () => Promise<void>
  isReady: () => Promise<boolean>
  kill: () => Promise<void>
  signal: (signal: NodeJS.Signals) => void
}

/** `file` is relative to `api/dist`. */
export const createProcess = async (file: string, health: string, env: Env): Promise<SiteProcess> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const isReady = async () => (await fetch(`${url}${health}`)).ok
  const pid = () => child?.pid ?? 0
  return {
    url,
    pid,
    isReady,
    start: async () => {
      child = spawn(process.execPath, [join(__dirname, '../../../api/dist', file)], {
        env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent', ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await until(isReady)
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const own = childrenOf(pid())
      child.kill('SIGKILL')
      await once(child, 'exit')
      for (const each of own) killIfAlive(each)
    },
    signal: (signal) => child?.kill(signal),
  }
}

const killIfAlive = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The child exited with its parent.
  }
}

/** Sorted by start: the serving process, then its spare. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
