import { join } from 'node:path'
import { withSecretFiles } from '@duetto/api/src/app/secrets'
import { noFaults } from './faults'
import { createNotices } from './notices'
import { createPayments } from './payments'
import { createSandboxServer } from './server'
import { openStore } from './store'

const fail = (sentence: string): never => {
  console.error(`The sandbox payment provider cannot start: ${sentence}`)
  process.exit(1)
}

const env = withSecretFiles(process.env, ['PAYMENT_SECRET'])
const { NODE_ENV, PORT = '8082', PAYMENT_SECRET = '', DATA_DIR = '.data', HOST = '0.0.0.0' } = env
if (NODE_ENV === 'production') fail('it moves no money and never runs with NODE_ENV=production.')
if (PAYMENT_SECRET.length < 16) fail('PAYMENT_SECRET needs at least 16 characters.')
const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')

const tickMs = 500
const store = openStore(join(DATA_DIR, 'sandbox'))
const notices = createNotices(store, PAYMENT_SECRET)
const faults = noFaults()
const payments = createPayments(store, notices, publicUrl, faults)
const server = createSandboxServer({ store, notices, payments, secret: PAYMENT_SECRET, faults })

const timer = setInterval(() => {
  payments.tick()
  void notices.tick()
}, tickMs)

const stop = () => {
  clearInterval(timer)
  server.close(() => process.exit(0))
  server.closeAllConnections()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.on('disconnect', stop)

server.on('error', (error) => fail(`${error.message}.`))
server.listen(Number(PORT), HOST, () => console.log(`sandbox payment provider on ${publicUrl}`))
