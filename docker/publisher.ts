/** Entry point of the publisher container, which publishes the builds that remotes' containers submit. */
import './commonjs'
import { createServer } from 'node:http'
import { readBucket } from '../shared/bucket'
import { openRegistry } from '../shared/registry'
import { createPublisher } from '../shared/registry/publisherInbox'

const pollMs = 1000
const { REGISTRY_DIR = '/registry', INCOMING_DIR = '/incoming', ANSWERS_DIR = '/answers' } = process.env
const { PORT = '8090', KEEP_BUILDS } = process.env

const publishNew = createPublisher({
  store: openRegistry(REGISTRY_DIR, readBucket(process.env, 'REGISTRY_BUCKET_URL')),
  incoming: INCOMING_DIR,
  answers: ANSWERS_DIR,
  keep: Number(KEEP_BUILDS || 5),
})
let timer: NodeJS.Timeout | undefined
const publishAndLog = async (): Promise<void> => {
  for (const { name, fault } of await publishNew()) console.log(fault ?? `${name} is published`)
  timer = setTimeout(() => void publishAndLog(), pollMs)
}
void publishAndLog()
const server = createServer((request, response) => {
  response.writeHead(request.url === '/health' ? 200 : 404, { 'Content-Type': 'text/plain' })
  response.end()
})
server.listen(Number(PORT), '0.0.0.0')
process.on('SIGTERM', () => {
  clearTimeout(timer)
  server.close(() => process.exit(0))
})
