import { join } from 'node:path'
import { readBucket } from '@duetto/shared/bucket'
import type { BucketOptions } from '@duetto/shared/bucket'
import type { Country, Locale } from '@duetto/shared/domain'
import { environmentSchema, list } from './environment'
import type { Environment } from './environment'
import type { RedisServers } from '../infra/connectRedis'
import type { WalletMerchants } from '../modules/payments/provider/walletOffers'
import { findProductionError } from './productionError'
import { withPassword, withSecretFiles } from './secrets'
import { StartError } from './StartError'

export interface Config {
  version: string
  env: Environment['NODE_ENV']
  port: number
  host: string
  role: Environment['ROLE']
  console?: {
    port: number
    host: string
    url: string
    dir?: string
    metricsUrls: string[]
    dashboardUrls: string[]
  }
  /** Without a trailing slash. */
  publicUrl: string
  dataDir: string
  databaseUrl?: string
  replicaUrl?: string
  redis?: RedisServers
  demo: boolean
  logLevel: Environment['LOG_LEVEL']
  tracing?: { ratio: number }
  trustProxy: string[]
  countryHeader?: string
  defaultCountry: Country
  locales: Locale[]
  hasRateLimits: boolean
  /** 0 disables the cache. */
  sessionCacheMs: number
  mail: {
    smtpUrl?: string
    from: string
    outboxUrl?: string
    dkim?: { domain: string; selector: string; privateKey: string }
  }
  sms?: { url: string; token?: string; from: string }
  canText: boolean
  gifs?: { provider: 'klipy' | 'giphy'; key: string }
  pushKeys?: { publicKey: string; privateKey: string }
  payment: {
    provider: string
    adyen?: { apiKey: string; merchantAccount: string; hmacKeys: string[]; livePrefix?: string }
    wallets: WalletMerchants
    url?: string
    publicUrl?: string
    webhookUrl?: string
    secret?: string
  }
  s3?: BucketOptions
  registryDir: string
  registryBucket?: BucketOptions
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '')

/**
 * Treats empty values as unset. Throws `StartError` if a value is invalid, missing or unsafe in production, or if a
 * secret file (`NAME_FILE`) cannot be read.
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(env, Object.keys(environmentSchema.shape))).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
  const result = environmentSchema.safeParse(given)
  if (!result.success) {
    const issues = result.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `${name} ${issue.message}`
    })
    throw new StartError(`the configuration is wrong: ${issues.join('; ')}.`)
  }
  const values = withPasswords(result.data)
  checkTogether(values)
  return toConfig(values)
}

const withPasswords = (values: Environment): Environment => ({
  ...values,
  DATABASE_URL: withPassword(values.DATABASE_URL, values.DATABASE_PASSWORD),
  DATABASE_REPLICA_URL: withPassword(values.DATABASE_REPLICA_URL, values.DATABASE_PASSWORD),
  REDIS_URL: withPassword(values.REDIS_URL, values.REDIS_PASSWORD),
  SMTP_URL: withPassword(values.SMTP_URL, values.SMTP_PASSWORD),
})

const checkTogether = (values: Environment) => {
  const issue = findProductionError(values)
  if (issue) throw new StartError(issue)
  if (values.PAYMENT_PROVIDER_URL && !values.PAYMENT_SECRET)
    throw new StartError('PAYMENT_SECRET is missing: the notices of PAYMENT_PROVIDER_URL cannot be checked.')
  if (values.ADYEN_API_KEY && !(values.ADYEN_MERCHANT_ACCOUNT && values.ADYEN_HMAC_KEYS))
    throw new StartError(
      'ADYEN_MERCHANT_ACCOUNT and ADYEN_HMAC_KEYS are missing: payments could be made and never heard of.',
    )
  if (values.PAYMENT_PROVIDER === 'adyen' && !values.ADYEN_API_KEY)
    throw new StartError('ADYEN_API_KEY is missing: PAYMENT_PROVIDER is adyen.')
  const dkim = [values.DKIM_DOMAIN, values.DKIM_SELECTOR, values.DKIM_PRIVATE_KEY].filter(Boolean).length
  if (dkim !== 0 && dkim !== 3)
    throw new StartError(
      'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together: mails cannot be signed.',
    )
  if (values.GIF_PROVIDER && !values.GIF_API_KEY)
    throw new StartError('GIF_API_KEY is missing: GIF_PROVIDER cannot be asked without it.')
  if ((values.VAPID_PUBLIC_KEY === undefined) !== (values.VAPID_PRIVATE_KEY === undefined))
    throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair: give both or none.')
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL)
    throw new StartError('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.')
  if (values.REDIS_SENTINELS.length > 0 && !values.REDIS_URL)
    throw new StartError(
      'REDIS_SENTINELS needs REDIS_URL, whose host is the name of the primary: redis://mymaster.',
    )
  if (values.ROLE === 'worker' && !values.DATABASE_URL)
    throw new StartError('ROLE=worker needs DATABASE_URL: the embedded database serves one process.')
}

const toAdyen = (values: Environment): Config['payment']['adyen'] => {
  const {
    ADYEN_API_KEY: apiKey,
    ADYEN_MERCHANT_ACCOUNT: merchantAccount,
    ADYEN_LIVE_PREFIX: livePrefix,
  } = values
  const hmacKeys = list(values.ADYEN_HMAC_KEYS ?? '')
  return apiKey && merchantAccount ? { apiKey, merchantAccount, hmacKeys, livePrefix } : undefined
}

const readDkim = (values: Environment): Config['mail']['dkim'] => {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key } = values
  return domain && selector && key ? { domain, selector, privateKey: key.replaceAll('\\n', '\n') } : undefined
}

const toBucket = (values: Environment, name: Parameters<typeof readBucket>[1]) => {
  try {
    return readBucket(values, name) ?? undefined
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

const toConsole = (values: Environment): Config['console'] => {
  const { CONSOLE_PORT: port, CONSOLE_HOST: host, CONSOLE_URL: url, CONSOLE_DIR: dir } = values
  return port === undefined
    ? undefined
    : {
        port,
        host,
        url: withoutSlash(url ?? `http://localhost:${port}`),
        dir,
        metricsUrls: values.METRICS_URLS,
        dashboardUrls: values.DASHBOARD_URLS,
      }
}

const toGifs = ({ GIF_PROVIDER, GIF_API_KEY }: Environment): Config['gifs'] =>
  GIF_PROVIDER && GIF_API_KEY ? { provider: GIF_PROVIDER, key: GIF_API_KEY } : undefined

const toPushKeys = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): Config['pushKeys'] =>
  VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
    ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
    : undefined

const toConfig = (values: Environment): Config => ({
  env: values.NODE_ENV,
  version: values.DUETTO_VERSION,
  port: values.PORT,
  host: values.HOST,
  role: values.ROLE,
  console: toConsole(values),
  publicUrl: withoutSlash(values.PUBLIC_URL),
  dataDir: values.DATA_DIR,
  databaseUrl: values.DATABASE_URL,
  replicaUrl: values.DATABASE_REPLICA_URL,
  redis: values.REDIS_URL ? { url: values.REDIS_URL, sentinels: values.REDIS_SENTINELS } : undefined,
  demo: values.DEMO,
  logLevel: values.LOG_LEVEL,
  tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT ? { ratio: values.OTEL_TRACES_SAMPLER_ARG } : undefined,
  trustProxy: list(values.TRUST_PROXY),
  countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
  defaultCountry: values.DEFAULT_COUNTRY,
  locales: values.SUPPORTED_LOCALES,
  hasRateLimits: values.RATE_LIMITS,
  sessionCacheMs: 2000,
  mail: {
    smtpUrl: values.SMTP_URL,
    dkim: readDkim(values),
    from: values.MAIL_FROM ?? 'Duetto <no-reply@duetto.example>',
    outboxUrl: values.MAIL_OUTBOX_URL,
  },
  sms: values.SMS_URL ? { url: values.SMS_URL, token: values.SMS_TOKEN, from: values.SMS_FROM } : undefined,
  canText: values.SMS_URL !== undefined || (values.DEMO && values.MAIL_OUTBOX_URL !== undefined),
  gifs: toGifs(values),
  pushKeys: toPushKeys(values),
  payment: {
    provider: values.PAYMENT_PROVIDER ?? 'sandbox',
    adyen: toAdyen(values),
    wallets: { google: values.GOOGLE_PAY_MERCHANT_ID, apple: values.APPLE_PAY_MERCHANT_ID },
    url: values.PAYMENT_PROVIDER_URL,
    publicUrl: values.PAYMENT_PROVIDER_PUBLIC_URL ?? values.PAYMENT_PROVIDER_URL,
    webhookUrl: values.PAYMENT_WEBHOOK_URL,
    secret: values.PAYMENT_SECRET,
  },
  s3: toBucket(values, 'S3_BUCKET_URL'),
  registryDir: values.REGISTRY_DIR ?? join(values.DATA_DIR, 'registry'),
  registryBucket: toBucket(values, 'REGISTRY_BUCKET_URL'),
})
