import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryDisk = '/dev/shm'
const GB = 2 ** 30
/** Bytes that the databases, sites and pictures of a full run need. */
const SPACE_NEEDED = 4 * GB
const FREE_MEMORY_NEEDED = 8 * GB

const canUseMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memoryDisk)
    return bavail * bsize >= SPACE_NEEDED && freemem() >= FREE_MEMORY_NEEDED
  } catch {
    return false
  }
}

export const useTemporaryFolder = (): void => {
  const folder = mkdtempSync(join(canUseMemory() ? memoryDisk : tmpdir(), 'duetto-test-'))
  // Databases may run as another user, who needs access.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}
