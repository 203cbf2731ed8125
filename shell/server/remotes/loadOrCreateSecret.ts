import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellConfig } from '../edge/config'

/**
 * Signs the cookies that identify browsers during a canary: created once, shared by all processes on one
 * registry. Of a bucket, it is made of the key that they share: who may read the bucket must not read it. If a folder is not writable, each process has its own, and counts the others' browsers by
 * address.
 */
export const loadOrCreateSecret = ({
  registryDir,
  registryBucket,
}: Pick<ShellConfig, 'registryDir' | 'registryBucket'>): string => {
  if (registryBucket)
    return createHmac('sha256', registryBucket.secretAccessKey).update('rollout').digest('base64url')
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
