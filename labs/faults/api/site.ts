import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../api/src/testing/runningApi'
import { createMailServer } from './mailServer'
import type { MailServer } from './mailServer'
import { createProcess } from './processes'
import type { SiteProcess } from './processes'

export interface Site {
  apis: readonly [SiteProcess, SiteProcess]
  worker: SiteProcess
  mailServer: MailServer
  provider: SiteProcess
  kill: () => Promise<void>
}

interface Place {
  dataDir: string
  databaseUrl: string
  redisUrl: string
}

const ready = '/api/health/ready'
const secret = 'a secret of this run alone'

export const startSite = async ({ dataDir, databaseUrl, redisUrl }: Place): Promise<Site> => {
  mkdirSync(dataDir, { recursive: true })
  const other = { DATA_DIR: join(dataDir, 'other'), PAYMENT_SECRET: secret }
  const mailServer = createMailServer(await freePort())
  const provider = await createProcess('../../demo/dist/sandbox.mjs', '/health', other)
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    RATE_LIMITS: '0',
    SMTP_URL: mailServer.url,
    PAYMENT_PROVIDER_URL: provider.url,
    PAYMENT_PROVIDER_PUBLIC_URL: provider.url,
    PAYMENT_SECRET: secret,
  }
  const createApi = () => createProcess('serve.mjs', ready, { ...env, ROLE: 'web' })
  const apis = [await createApi(), await createApi()] as const
  const worker = await createProcess('main.mjs', ready, { ...env, ROLE: 'worker' })
  const all = [...apis, worker, provider]
  for (const each of [provider, ...apis, worker]) await each.start()
  return {
    apis,
    worker,
    mailServer,
    provider,
    kill: async () => {
      mailServer.close()
      for (const each of all) await each.kill()
    },
  }
}
