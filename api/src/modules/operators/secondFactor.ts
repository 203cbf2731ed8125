import { Secret, TOTP } from 'otpauth'

const periodS = 30
/** Tolerated clock skew, in periods before and after the current one. */
const window = 1

const totpOf = (secret: string, labels: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: periodS, digits: 6, algorithm: 'SHA1', ...labels })

export const newSecret = (): string => new Secret({ size: 20 }).base32

export const enrolmentUri = (secret: string, { site, login }: { site: string; login: string }): string =>
  totpOf(secret, { issuer: site, label: login }).toString()

export const timeStepOf = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodS) + delta
}

export const currentCode = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() })
