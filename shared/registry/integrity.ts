import { createHash } from 'node:crypto'

const hashOf = (bytes: Buffer | string, algorithm: string): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`

/**
 * Returns the file's value for an `integrity` attribute. SHA-256 is the shortest option: a remote's entry contains the
 * hash of every chunk, and hashes do not compress.
 */
export const integrityOf = (bytes: Buffer | string): string => hashOf(bytes, 'sha256')

/** Also accepts SHA-384, because builds of earlier releases may have it. */
export const hasIntegrity = (bytes: Buffer | string, integrity: string): boolean =>
  integrity === hashOf(bytes, integrity.startsWith('sha384-') ? 'sha384' : 'sha256')
