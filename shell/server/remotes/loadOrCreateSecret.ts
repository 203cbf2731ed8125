import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellConfig } from '../edge/config'

/**
 * Secret that signs rollout cookies. With a bucket, it is derived from the bucket's secret key, because anyone with
 * read access to the bucket could read a stored secret.
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
    // The file exists or the folder is read-only.
  }
  try {
    return readFileSync(file, 'utf8') || made
  } catch {
    return made
  }
}
