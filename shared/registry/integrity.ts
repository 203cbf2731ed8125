import { createHash } from 'node:crypto'

const hashOf = (bytes: Buffer | string, algorithm: string): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`

/**
 * Returns a value for the `integrity` attribute. Uses SHA-256, the shortest allowed hash: a remote's entry embeds one
 * for every chunk, and hashes do not compress.
 */
export const integrityOf = (bytes: Buffer | string): string => hashOf(bytes, 'sha256')

/** Also accepts SHA-384, which older builds use. */
export const hasIntegrity = (bytes: Buffer | string, integrity: string): boolean =>
  integrity === hashOf(bytes, integrity.startsWith('sha384-') ? 'sha384' : 'sha256')
