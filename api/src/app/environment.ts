import { allLocales, countries, isLocale } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import { z } from 'zod'

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
const isHostAndPort = (text: string) => /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i.test(text)
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const isHttp = (text: string) => http.safeParse(text).success
const httpList = z
  .string()
  .refine((text) => list(text).every(isHttp), 'must list addresses that start with http:// or https://')
  .transform(list)
  .default([])

export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: number('PORT', 1, 65_535).default(8081),
  HOST: z.string().default('0.0.0.0'),
  CONSOLE_PORT: number('CONSOLE_PORT', 1, 65_535).optional(),
  CONSOLE_HOST: z.string().default('127.0.0.1'),
  CONSOLE_URL: http.optional(),
  CONSOLE_DIR: z.string().optional(),
  METRICS_URLS: httpList,
  DASHBOARD_URLS: httpList,
  /** `web` runs no jobs; `worker` requires DATABASE_URL. Every role listens on PORT. */
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  DUETTO_VERSION: z.string().default('unreleased'),
  PUBLIC_URL: http.default('http://localhost:8080'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URL: url(['postgres:', 'postgresql:']).optional(),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  /** If set, the host in REDIS_URL is the name of the monitored primary. */
  REDIS_SENTINELS: z
    .string()
    .refine((text) => list(text).every(isHostAndPort), 'must list sentinels as host:port, with commas')
    .transform(list)
    .default([]),
  DATABASE_PASSWORD: z.string().optional(),
  REDIS_PASSWORD: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  DEMO: flag.default(false),
  /** OTLP over HTTP. The exporter itself reads this variable and OTEL_EXPORTER_OTLP_HEADERS. */
  OTEL_EXPORTER_OTLP_ENDPOINT: http.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number')
    .min(0, 'must be at least 0')
    .max(1, 'must be at most 1')
    .default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: z.string().default('loopback'),
  COUNTRY_HEADER: z.string().optional(),
  DEFAULT_COUNTRY: z.enum(countries as [Country, ...Country[]]).default('IT'),
  SUPPORTED_LOCALES: z
    .string()
    .refine((text) => list(text).every(isLocale), `must list locales of ${allLocales.join(', ')}`)
    .transform((text) => list(text).filter(isLocale))
    .default([...allLocales]),
  RATE_LIMITS: flag.default(true),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  /** PEM, with line breaks or literal `\n`. */
  DKIM_PRIVATE_KEY: z.string().optional(),
  S3_BUCKET_URL: http.optional(),
  REGISTRY_DIR: z.string().optional(),
  REGISTRY_BUCKET_URL: http.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAIL_OUTBOX_URL: http.optional(),
  SMS_URL: http.optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z
    .string()
    .regex(/^([A-Za-z0-9 ]{1,11}|\+[0-9]{5,15})$/, 'must be a number with + or up to 11 letters and digits')
    .default('Duetto'),
  GIF_PROVIDER: z.enum(['klipy', 'giphy'], 'must be klipy or giphy').optional(),
  GIF_API_KEY: z.string().optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  PAYMENT_PROVIDER_URL: http.optional(),
  PAYMENT_PROVIDER_PUBLIC_URL: http.optional(),
  PAYMENT_WEBHOOK_URL: http.optional(),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'adyen']).optional(),
  ADYEN_API_KEY: z.string().optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().optional(),
  /** Comma-separated. List the new and the old key during rotation. */
  ADYEN_HMAC_KEYS: z
    .string()
    .refine(
      (text) => list(text).every((key) => /^[0-9a-f]{64}$/i.test(key)),
      'must list keys of 64 hex digits',
    )
    .optional(),
  ADYEN_LIVE_PREFIX: z.string().optional(),
  /** Without its merchant ID, a wallet (Google Pay, Apple Pay) opens on the provider's payment page instead of ours. */
  GOOGLE_PAY_MERCHANT_ID: z.string().optional(),
  APPLE_PAY_MERCHANT_ID: z.string().optional(),
  PAYMENT_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
})
export type Environment = z.output<typeof environmentSchema>
