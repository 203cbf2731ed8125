import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Signs the cookies that identify browsers during a canary: created once, shared by all processes on one
 * registry. If the registry is not writable, each process has its own, and counts the others' browsers by
 * address.
 */
export const keptSecret = (registryDir: string): string => {
  const made = randomBytes(32).toString('base64url')
  const file = join(registryDir, 'cookie-secret')
  try {
    mkdirSync(registryDir, { recursive: true })
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 })
  } catch {
    // It exists already, or cannot be written.
  }
  try {
    return readFileSync(file, 'utf8') || made
  } catch {
    return made
  }
}
