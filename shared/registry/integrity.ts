import { createHash } from 'node:crypto'

const hashOf = (bytes: Buffer | string, algorithm: string): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`

/** SHA-256 is the shortest option. A remote's entry contains the hash of every chunk, and hashes do not compress. */
export const integrityOf = (bytes: Buffer | string): string => hashOf(bytes, 'sha256')

/** Builds of earlier releases may have SHA-384. */
export const hasIntegrity = (bytes: Buffer | string, integrity: string): boolean =>
  integrity === hashOf(bytes, integrity.startsWith('sha384-') ? 'sha384' : 'sha256')
