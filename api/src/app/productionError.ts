import { isEncryptedSite, isLoopbackSite } from '@duetto/shared/domain'
import type { Environment } from './environment'

const knownSecrets: readonly string[] = [
  'change-me',
  'password',
  'postgres',
  'duetto',
  'secret',
  'demo-only-secret-of-the-sandbox',
]

const databaseError = (address: string | undefined): string | undefined => {
  if (!address) return undefined
  const { password, hostname } = new URL(address)
  if (password !== '' && knownSecrets.includes(decodeURIComponent(password)))
    return 'DATABASE_URL has a password that everybody knows: choose another.'
  // Postgres may accept local connections without a password, for example by peer authentication.
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return password === '' && !isHere ? 'DATABASE_URL has no password: choose one.' : undefined
}

export const findProductionError = (values: Environment): string | undefined => {
  if (values.NODE_ENV !== 'production') return undefined
  if (values.DEMO)
    return isLoopbackSite(values.PUBLIC_URL)
      ? undefined
      : 'DEMO is for trying the site out: with NODE_ENV=production it works on localhost only.'
  if (!isEncryptedSite(values.PUBLIC_URL))
    return 'PUBLIC_URL must start with https://, because messages and passwords sent over http can be read in transit.'
  if (!values.RATE_LIMITS) return 'RATE_LIMITS=0 is for tests: without limits passwords can be guessed.'
  if (!values.SMTP_URL) return 'SMTP_URL is missing: without it no member gets an activation mail.'
  if (!values.MAIL_FROM) return 'MAIL_FROM is missing: mails need a sender, e.g. "Duetto <hello@your.site>".'
  if (values.PAYMENT_PROVIDER === 'sandbox')
    return 'PAYMENT_PROVIDER=sandbox takes no money: set adyen, or nothing while the site sells nothing.'
  if (values.PAYMENT_PROVIDER_URL)
    return 'PAYMENT_PROVIDER_URL is the sandbox provider, which takes no money: it is for the demo and tests.'
  if (values.PAYMENT_SECRET && knownSecrets.includes(values.PAYMENT_SECRET))
    return 'PAYMENT_SECRET stands in an example, so everybody knows it: choose another.'
  return databaseError(values.DATABASE_URL)
}
