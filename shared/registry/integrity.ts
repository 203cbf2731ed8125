import { createHash } from 'node:crypto'

const hashOf = (bytes: Buffer | string, algorithm: string): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`

/**
 * Returns a file's hash for Subresource Integrity. Uses SHA-256, the shortest option, because a remote's entry contains
 * the hash of every chunk and hashes do not compress.
 */
export const integrityOf = (bytes: Buffer | string): string => hashOf(bytes, 'sha256')

/** Whether a file has this hash, which may be SHA-384 in builds of earlier releases. */
export const hasIntegrity = (bytes: Buffer | string, integrity: string): boolean =>
  integrity === hashOf(bytes, integrity.startsWith('sha384-') ? 'sha384' : 'sha256')
