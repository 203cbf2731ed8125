import { createHash } from 'node:crypto'

/** A file's hash as browsers check it (Subresource Integrity), build.json lists it and the registry requires it. */
export const integrityOf = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
