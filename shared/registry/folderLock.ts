import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCK_STALE_MS = 30_000

const isStale = (file: string): boolean => {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs > LOCK_STALE_MS
}

/**
 * Acquires the lock and returns a function that releases it, or null if the lock is held. Breaks a lock older than
 * `LOCK_STALE_MS`, so that the next call can acquire it. The lock is a folder that contains a file named after its
 * holder; an empty folder is free. Breaking a stale lock therefore cannot release the lock of the next holder.
 */
export const acquireLock = (lock: string): (() => void) | null => {
  const holder = randomUUID()
  const own = `${lock}.${holder}`
  mkdirSync(own)
  writeFileSync(join(own, holder), '')
  try {
    renameSync(own, lock)
    return () => rmSync(join(lock, holder), { force: true })
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  for (const file of readdirSync(lock).map((name) => join(lock, name)))
    if (isStale(file)) rmSync(file, { force: true })
  return null
}
