import { createHmac, createSecretKey } from 'node:crypto'

export type KeyHash = (text: string) => string

/** Hashes parts of Redis keys. Keyed, because all IPv4 addresses can be tried against a plain hash. */
export const createKeyHash = (secret: string): KeyHash => {
  const key = createSecretKey(secret, 'utf8')
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
}
