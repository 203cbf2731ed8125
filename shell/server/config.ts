import { join } from 'node:path'
import { z } from 'zod'

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
})
const flag = z
  .enum(['', '0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: address.default('http://localhost:8080'),
  API_URL: address.default('http://127.0.0.1:8081'),
  /** Folder with remotes.json and r/<remote>/<build>/. */
  REGISTRY_DIR: z.string().default(join('.data', 'registry')),
  /** Lets `?mf.<remote>=` point at a developer's build. Never on a public site. */
  DUETTO_DEV_REMOTES: flag.default(false),
  /** Origin of the payment provider's pages. */
  PAYMENT_ORIGIN: address.optional(),
  TRUST_PROXY: z.string().default('loopback'),
  /** Which browser build is served: the federated one, or the one bundle that is only a yardstick. */
  WEB_BUILD: z.enum(['web', 'mono']).default('web'),
})

export interface ShellConfig {
  port: number
  host: string
  publicUrl: URL
  apiUrl: string
  registryDir: string
  hasDevRemotes: boolean
  paymentOrigin: string | null
  trustProxy: string[]
  webBuild: 'web' | 'mono'
}

/** Reads the environment; throws one sentence that names what is wrong. */
export const readShellConfig = (env: Record<string, string | undefined>): ShellConfig => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
    throw new Error(`the configuration is wrong: ${faults.join('; ')}.`)
  }
  const values = result.data
  if (values.DUETTO_DEV_REMOTES && values.NODE_ENV === 'production') {
    throw new Error(
      'DUETTO_DEV_REMOTES lets any visitor load code of their own; it is refused in production.',
    )
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL),
    apiUrl: values.API_URL.replace(/\/+$/, ''),
    registryDir: values.REGISTRY_DIR,
    hasDevRemotes: values.DUETTO_DEV_REMOTES,
    paymentOrigin: values.PAYMENT_ORIGIN ? new URL(values.PAYMENT_ORIGIN).origin : null,
    webBuild: values.WEB_BUILD,
    trustProxy: values.TRUST_PROXY.split(',').map((part) => part.trim()),
  }
}
