import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const GB = 2 ** 30
/** A whole run leaves about one there. */
const roomNeeded = 4 * GB
const freeNeeded = 8 * GB

/** Files that are kept in memory: a database is copied there in a tenth of the time that a disk takes. */
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
