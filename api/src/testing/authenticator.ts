import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { CallBody } from '@duetto/shared/contract'

interface Defects {
  origin?: string
  rpId?: string
  isUnverified?: boolean
  /** Signature counter. 0 simulates an authenticator without one. */
  counter?: number
}

export interface Authenticator {
  id: string
  create: (challenge: string, defects?: Defects) => CallBody<'addPasskey'>['credential']
  sign: (challenge: string, defects?: Defects) => CallBody<'loginWithPasskey'>['credential']
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
const present = 0x01
const verified = 0x04
const attested = 0x40

export const createAuthenticator = (site = 'http://localhost:8080'): Authenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const base = { id, rawId: id, type: 'public-key' as const }
  const clientData = (type: string, challenge: string, { origin = site }: Defects) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = ({ rpId = new URL(site).hostname, isUnverified, counter = 0 }: Defects, flags: number) =>
    Buffer.concat([sha256(rpId), uint(flags | present | (isUnverified ? 0 : verified), 1), uint(counter, 4)])
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const parts: [number, number | Uint8Array<ArrayBuffer>][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]
    return Buffer.from(isoCBOR.encode(new Map(parts)))
  }
  return {
    id,
    create: (challenge, defects = {}) => {
      const authData = Buffer.concat([
        head(defects, attested),
        Buffer.alloc(16),
        uint(credentialId.length, 2),
        credentialId,
        coseKey(),
      ])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...base,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, defects).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign: (challenge, defects = {}) => {
      const client = clientData('webauthn.get', challenge, defects)
      const authData = head(defects, 0)
      const signer = createSign('sha256').update(Buffer.concat([authData, sha256(client)]))
      return {
        ...base,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signer.sign(privateKey).toString('base64url'),
        },
      }
    },
  }
}
