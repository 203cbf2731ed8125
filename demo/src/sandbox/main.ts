import { join } from 'node:path'
import { withSecretFiles } from '@duetto/api/src/app/secrets'
import { createSandbox } from './sandbox'
import { createSandboxServer } from './server'

const fail = (reason: string): never => {
  console.error(`The sandbox payment provider cannot start: ${reason}`)
  process.exit(1)
}

const env = withSecretFiles(process.env, ['PAYMENT_SECRET'])
const { NODE_ENV, PORT = '8082', PAYMENT_SECRET: secret = '', DATA_DIR = '.data', HOST = '0.0.0.0' } = env
if (NODE_ENV === 'production') fail('it moves no money and never runs with NODE_ENV=production.')
if (secret.length < 16) fail('PAYMENT_SECRET needs at least 16 characters.')
const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')

const tickMs = 500
const sandbox = createSandbox({ folder: join(DATA_DIR, 'sandbox'), secret, publicUrl })
const server = createSandboxServer(sandbox)

const timer = setInterval(() => {
  sandbox.payments.tick()
  void sandbox.webhooks.tick()
}, tickMs)

const stop = () => {
  clearInterval(timer)
  server.close(() => process.exit(0))
  server.closeAllConnections()
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop)

server.on('error', (error) => fail(`${error.message}.`))
server.listen(Number(PORT), HOST, () => console.log(`sandbox payment provider on ${publicUrl}`))
