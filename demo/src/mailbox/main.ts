import { join } from 'node:path'
import { buildMailbox } from './server'
import { openMailStore } from './store'

const { NODE_ENV, PORT = '8083', HOST = '0.0.0.0', DATA_DIR = '.data' } = process.env
if (NODE_ENV === 'production') {
  console.error(
    'The mailbox cannot start: it shows everybody’s mail and never runs with NODE_ENV=production.',
  )
  process.exit(1)
}
const app = buildMailbox(openMailStore(join(DATA_DIR, 'mailbox')))
const stop = (): void => void app.close().finally(() => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, stop)
app.listen({ port: Number(PORT), host: HOST }).catch((error: Error) => {
  console.error(`The mailbox cannot start: ${error.message}.`)
  process.exit(1)
})
