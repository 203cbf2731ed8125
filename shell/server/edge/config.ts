import { join } from 'node:path'
import { readBucket } from '@duetto/shared/bucket'
import type { BucketOptions } from '@duetto/shared/bucket'
import { isEncryptedSite, isLoopbackSite, remotes } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import { z } from 'zod'

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
})
const flag = z
  .enum(['', '0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true')

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: address.default('http://localhost:8080'),
  API_URL: address.default('http://127.0.0.1:8081'),
  REGISTRY_DIR: z.string().default(join('.data', 'registry')),
  REGISTRY_BUCKET_URL: address.optional(),
  WITHOUT_REMOTES: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.enum(remotes, `may name only ${remotes.join(', ')}`))),
  /** Allows previews, internal pages and remotes from localhost. Never enable this on a public site. */
  DUETTO_DEV_REMOTES: flag.default(false),
  DUETTO_DEV_ENTRIES: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
    .pipe(z.partialRecord(z.enum(['shell', ...remotes]), address))
    .optional(),
  /** Its origin is added to `form-action` in the Content-Security-Policy. */
  PAYMENT_ORIGIN: address.optional(),
  /** If set, the Content-Security-Policy allows connections to Google Pay. */
  GOOGLE_PAY_MERCHANT_ID: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  TRUST_PROXY: z.string().default('loopback'),
  COUNTRY_HEADER: z.string().toLowerCase().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  WEB_BUILD: z.enum(['web', 'dev']).default('web'),
})

const googlePayOrigins = ['https://google.com/pay', 'https://pay.google.com']

export interface ShellConfig {
  port: number
  host: string
  publicUrl: URL
  apiUrl: string
  registryDir: string
  registryBucket: BucketOptions | null
  withoutRemotes: readonly RemoteName[]
  hasDevRemotes: boolean
  paymentOrigin: string | null
  walletOrigins: readonly string[]
  /** IP ranges, or presets of @fastify/proxy-addr such as "loopback". */
  trustProxy: string[]
  countryHeader: string | null
  tracing: { ratio: number } | null
  logLevel: z.infer<typeof schema>['LOG_LEVEL']
  webBuild: 'web' | 'dev'
  devEntries: Partial<Record<'shell' | RemoteName, string>>
}

export const readShellConfig = (env: Record<string, string | undefined>): ShellConfig => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const issues = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
    throw new Error(`the configuration is wrong: ${issues.join('; ')}.`)
  }
  const values = result.data
  if (values.NODE_ENV === 'production' && (values.DUETTO_DEV_REMOTES || values.DUETTO_DEV_ENTRIES)) {
    throw new Error(
      'Production refuses DUETTO_DEV_REMOTES and DUETTO_DEV_ENTRIES, because they let browsers load code from other servers.',
    )
  }
  const { PUBLIC_URL: site } = values
  if (values.NODE_ENV === 'production' && !isEncryptedSite(site) && !isLoopbackSite(site)) {
    throw new Error(
      'PUBLIC_URL must start with https://, because messages and passwords sent over http can be read in transit.',
    )
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL),
    apiUrl: values.API_URL.replace(/\/+$/, ''),
    registryDir: values.REGISTRY_DIR,
    registryBucket: readBucket(given, 'REGISTRY_BUCKET_URL'),
    withoutRemotes: values.WITHOUT_REMOTES,
    hasDevRemotes: values.DUETTO_DEV_REMOTES,
    paymentOrigin: values.PAYMENT_ORIGIN ? new URL(values.PAYMENT_ORIGIN).origin : null,
    walletOrigins: values.GOOGLE_PAY_MERCHANT_ID ? googlePayOrigins : [],
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT ? { ratio: values.OTEL_TRACES_SAMPLER_ARG } : null,
    logLevel: values.LOG_LEVEL,
    webBuild: values.WEB_BUILD,
    devEntries: values.DUETTO_DEV_ENTRIES ?? {},
    trustProxy: list(values.TRUST_PROXY),
    countryHeader: values.COUNTRY_HEADER ?? null,
  }
}
