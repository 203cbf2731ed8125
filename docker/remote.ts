/** A remote's container: publishes its build when it starts, then says that it did. */
import './commonjs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { publish } from '../shared/registry/publish'
import { remotes } from '../shared/src/domain/remotes'

const { REMOTE, REGISTRY_DIR: dir = '/registry', PORT = '8090', KEEP_BUILDS } = process.env
try {
  const name = remotes.find((remote) => remote === REMOTE)
  if (!name) throw new Error(`REMOTE is "${REMOTE}"; give one of ${remotes.join(', ')}.`)
  publish({ dir, name, from: join(import.meta.dirname, 'built'), keep: Number(KEEP_BUILDS || 5) })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const server = createServer((request, response) => {
  response.writeHead(request.url === '/health' ? 200 : 404, { 'Content-Type': 'text/plain' })
  response.end(request.url === '/health' ? `${REMOTE} is published` : 'not here')
})
server.listen(Number(PORT), '0.0.0.0', () => {
  const { port } = server.address() as AddressInfo
  console.log(`${REMOTE} is published; health at http://127.0.0.1:${port}/health`)
})
process.on('SIGTERM', () => server.close(() => process.exit(0)))
