import { createHash } from 'node:crypto'

const hashOf = (bytes: Buffer | string, algorithm: string): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`

/**
 * A file's hash as browsers check it (Subresource Integrity), listed in build.json and required by the registry. No longer one,
 * because a remote's entry contains the hash of each of its chunks, and hashes do not compress.
 */
export const integrityOf = (bytes: Buffer | string): string => hashOf(bytes, 'sha256')

/** Whether a file has this hash; builds of earlier releases have longer ones. */
export const hasIntegrity = (bytes: Buffer | string, integrity: string): boolean =>
  integrity === hashOf(bytes, integrity.startsWith('sha384-') ? 'sha384' : 'sha256')
