import { join } from 'node:path'
import { root } from '../common/packages'
import type { Ports } from './ports'
import { loadOrCreateSecret } from './secret'

/** Unless HOST is set, only this machine can reach the processes. */
export const demoEnvironment = ({ ports, dataDir }: { ports: Ports; dataDir: string }) => {
  const site = process.env.PUBLIC_URL ?? `http://localhost:${ports.site}`
  const secret = loadOrCreateSecret(dataDir, 'payment')
  const host = process.env.HOST || '127.0.0.1'
  const common = { NODE_ENV: 'development', HOST: host, DEMO: '1', DATA_DIR: dataDir, PUBLIC_URL: site }
  const local = (port: number) => `http://127.0.0.1:${port}`
  return {
    api: {
      ...common,
      PORT: String(ports.api),
      CONSOLE_PORT: String(ports.console),
      CONSOLE_DIR: join(root, 'console/dist/web'),
      MAIL_OUTBOX_URL: local(ports.mailbox),
      PAYMENT_PROVIDER_URL: local(ports.sandbox),
      PAYMENT_PROVIDER_PUBLIC_URL: `http://localhost:${ports.sandbox}`,
      PAYMENT_SECRET: secret,
      PAYMENT_WEBHOOK_URL: `${local(ports.api)}/api/payment-webhook/sandbox`,
    },
    sandbox: {
      ...common,
      PORT: String(ports.sandbox),
      PUBLIC_URL: `http://localhost:${ports.sandbox}`,
      PAYMENT_SECRET: secret,
    },
    mailbox: { ...common, PORT: String(ports.mailbox) },
    shell: {
      ...common,
      PORT: String(ports.site),
      API_URL: local(ports.api),
      REGISTRY_DIR: join(dataDir, 'registry'),
      DUETTO_DEV_REMOTES: '1',
      PAYMENT_ORIGIN: `http://localhost:${ports.sandbox}`,
    },
  }
}
