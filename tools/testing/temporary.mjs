import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const GB = 2 ** 30
/** For the databases, sites and pictures of a whole run, and as much again for everybody else. */
const roomNeeded = 4 * GB
const freeNeeded = 8 * GB

/** Whether files can be kept in memory, where a database is copied in a tenth of the time. */
const hasMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomNeeded && freemem() >= freeNeeded
  } catch {
    return false
  }
}

/** A temporary folder for this process and those it starts, deleted at its end with whatever they leave there. */
export const useOwnTemporary = () => {
  const folder = mkdtempSync(join(hasMemory() ? memory : tmpdir(), 'duetto-test-'))
  // Databases run as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])
    process.once(signal, () => process.exit(code))
}
