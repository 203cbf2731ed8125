import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Signs the names that browsers are given while a canary is out: made once, shared by all processes on one registry. Where
 * the registry cannot be written each process has its own, and counts browsers of the others by their address.
 */
export const keptSecret = (registryDir: string): string => {
  const made = randomBytes(32).toString('base64url')
  const file = join(registryDir, 'cookie-secret')
  try {
    mkdirSync(registryDir, { recursive: true })
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 })
  } catch {
    // There already, or not to be written.
  }
  try {
    return readFileSync(file, 'utf8') || made
  } catch {
    return made
  }
}
