import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  utimesSync,
  statSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../app/StartError'

const heartbeatMs = 5000
const staleMs = 30_000

interface Owner {
  pid: number
  host: string
  /** Start time of the process in clock ticks since boot, because pids are reused. '' without /proc. */
  started: string
}

const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isHeld = (file: string, owner: Owner | null): boolean => {
  const isFresh = Date.now() - statSync(file).mtimeMs < staleMs
  if (owner === null || owner.host !== hostname()) return isFresh
  return isAlive(owner.pid) && (owner.started === '' || startOf(owner.pid) === owner.started)
}

const readOwner = (file: string): Owner | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return null
  }
}

const create = (file: string) => {
  const handle = openSync(file, 'wx', 0o600)
  const owner: Owner = { pid: process.pid, host: hostname(), started: startOf(process.pid) }
  writeSync(handle, JSON.stringify(owner))
  closeSync(handle)
}

/**
 * A guard file admits one process at a time. Otherwise two processes could find the same dead owner, and the second
 * could remove the first one's new lock. Throws EEXIST if the guard exists, and ENOENT if the lock is gone.
 */
const removeStale = (file: string) => {
  const guard = `${file}.guard`
  try {
    closeSync(openSync(guard, 'wx', 0o600))
  } catch (error) {
    // A guard this old was left by a process that crashed.
    if (statSync(guard).mtimeMs < Date.now() - staleMs) rmSync(guard)
    throw error
  }
  try {
    if (!isHeld(file, readOwner(file))) rmSync(file)
  } finally {
    rmSync(guard)
  }
}

/**
 * Returns a function that unlocks the folder. Throws `StartError` if another process holds the lock. The embedded
 * database itself does not lock its folder, and two processes would silently lose data.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'duetto.lock')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      create(file)
      return hold(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    try {
      const owner = readOwner(file)
      if (isHeld(file, owner)) {
        const who = owner ? `process ${owner.pid}` : 'another process'
        throw new StartError(
          `the data folder ${folder} is in use by ${who}. Stop it, or set DATA_DIR to another folder.`,
        )
      }
      removeStale(file)
    } catch (error) {
      if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
  throw new StartError(`the data folder ${folder} is being taken by another process.`)
}

const hold = (file: string): (() => void) => {
  const timer = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(file, now, now)
    } catch {
      // A full disk or a missing folder must not crash the process. The next heartbeat retries.
    }
  }, heartbeatMs)
  timer.unref()
  const release = () => {
    clearInterval(timer)
    process.off('exit', release)
    rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}
