import { allLocales, countries, isLocale } from '@duetto/shared/domain'
import type { Country, Locale } from '@duetto/shared/domain'
import { z } from 'zod'
import type { S3Options } from '../plugins/s3Storage'
import { StartFault } from './StartFault'

const url = (protocols: string[]) =>
  z.string().refine(
    (text) => {
      try {
        return protocols.includes(new URL(text).protocol)
      } catch {
        return false
      }
    },
    `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  )
const http = url(['http:', 'https:'])
const number = (name: string, min: number, max: number) =>
  z.coerce
    .number(`must be a number`)
    .int(`must be a whole number`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .describe(name)
const flag = z
  .enum(['', '0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true')
const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: number('PORT', 1, 65_535).default(8081),
  HOST: z.string().default('0.0.0.0'),
  /** `web` serves, `worker` runs jobs, `all` does both. */
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PUBLIC_URL: http.default('http://localhost:8080'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  DEMO: flag.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Addresses or networks of proxies whose X-Forwarded-* headers are believed. */
  TRUST_PROXY: z.string().default('loopback'),
  /** Header in which a trusted proxy names the visitor's country, e.g. cf-ipcountry. */
  COUNTRY_HEADER: z.string().optional(),
  DEFAULT_COUNTRY: z.enum(countries as [Country, ...Country[]]).default('IT'),
  SUPPORTED_LOCALES: z
    .string()
    .refine((text) => list(text).every(isLocale), `must list locales of ${allLocales.join(', ')}`)
    .transform((text) => list(text).filter(isLocale))
    .default([...allLocales]),
  RATE_LIMITS: flag.default(true),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Duetto <no-reply@duetto.example>'),
  /** Bucket for photos; without it they are kept in DATA_DIR. */
  S3_BUCKET_URL: http.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The demo's mailbox, which takes mails and text messages over HTTP. */
  MAIL_OUTBOX_URL: http.optional(),
  PAYMENT_PROVIDER_URL: http.optional(),
  PAYMENT_PROVIDER_PUBLIC_URL: http.optional(),
  PAYMENT_WEBHOOK_URL: http.optional(),
  PAYMENT_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Pace of the demo's scripted companion, in milliseconds. */
  COMPANION_TYPING_MS: number('COMPANION_TYPING_MS', 0, 60_000).default(1200),
  COMPANION_REPLY_MS: number('COMPANION_REPLY_MS', 0, 120_000).default(4200),
})
type Environment = z.output<typeof schema>

export interface Config {
  env: Environment['NODE_ENV']
  port: number
  host: string
  role: Environment['ROLE']
  /** Without a slash at the end. */
  publicUrl: string
  dataDir: string
  databaseUrl?: string
  redisUrl?: string
  demo: boolean
  logLevel: Environment['LOG_LEVEL']
  trustProxy: string[]
  countryHeader?: string
  defaultCountry: Country
  locales: Locale[]
  hasRateLimits: boolean
  /** How long a session may be answered from memory; 0 asks the database each time. */
  sessionCacheMs: number
  mail: { smtpUrl?: string; from: string; outboxUrl?: string }
  payment: { url?: string; publicUrl?: string; webhookUrl?: string; secret?: string }
  companion: { typingMs: number; replyMs: number }
  s3?: S3Options
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '')

/** Reads the environment. An empty value counts as absent; each fault is one sentence. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(given)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `${name} ${issue.message}`
    })
    throw new StartFault(`the configuration is wrong: ${faults.join('; ')}.`)
  }
  const values = result.data
  checkTogether(values)
  return toConfig(values)
}

const checkTogether = (values: Environment) => {
  if (values.NODE_ENV === 'production' && values.DEMO && !values.PUBLIC_URL.startsWith('http://localhost'))
    throw new StartFault(
      'DEMO is for trying the site out: with NODE_ENV=production it works on localhost only.',
    )
  if (values.NODE_ENV === 'production' && !values.DEMO && !values.SMTP_URL)
    throw new StartFault('SMTP_URL is missing: without it no member gets an activation mail.')
  if (values.PAYMENT_PROVIDER_URL && !values.PAYMENT_SECRET)
    throw new StartFault('PAYMENT_SECRET is missing: the notices of PAYMENT_PROVIDER_URL cannot be checked.')
  if (values.S3_BUCKET_URL && !(values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY))
    throw new StartFault(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing: S3_BUCKET_URL cannot be used.',
    )
  if (values.ROLE === 'worker' && !values.DATABASE_URL)
    throw new StartFault('ROLE=worker needs DATABASE_URL: the embedded database serves one process.')
}

const toS3 = (values: Environment): S3Options | undefined => {
  const { S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (!S3_BUCKET_URL || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    bucketUrl: withoutSlash(S3_BUCKET_URL),
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

const toConfig = (values: Environment): Config => ({
  env: values.NODE_ENV,
  port: values.PORT,
  host: values.HOST,
  role: values.ROLE,
  publicUrl: withoutSlash(values.PUBLIC_URL),
  dataDir: values.DATA_DIR,
  databaseUrl: values.DATABASE_URL,
  redisUrl: values.REDIS_URL,
  demo: values.DEMO,
  logLevel: values.LOG_LEVEL,
  trustProxy: list(values.TRUST_PROXY),
  countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
  defaultCountry: values.DEFAULT_COUNTRY,
  locales: values.SUPPORTED_LOCALES,
  hasRateLimits: values.RATE_LIMITS,
  sessionCacheMs: 2000,
  mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, outboxUrl: values.MAIL_OUTBOX_URL },
  payment: {
    url: values.PAYMENT_PROVIDER_URL,
    publicUrl: values.PAYMENT_PROVIDER_PUBLIC_URL ?? values.PAYMENT_PROVIDER_URL,
    webhookUrl: values.PAYMENT_WEBHOOK_URL,
    secret: values.PAYMENT_SECRET,
  },
  companion: { typingMs: values.COMPANION_TYPING_MS, replyMs: values.COMPANION_REPLY_MS },
  s3: toS3(values),
})
