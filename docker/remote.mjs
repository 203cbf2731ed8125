/** A remote's container: publishes its build when it starts, then says that it did. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { publish } from './registry.mjs'

const { REMOTE: name, REGISTRY_DIR: dir = '/registry', PORT = '8090', KEEP_BUILDS } = process.env
try {
  publish({ dir, name, from: join(import.meta.dirname, 'built'), keep: Number(KEEP_BUILDS || 5) })
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const server = createServer((request, response) => {
  response.writeHead(request.url === '/health' ? 200 : 404, { 'Content-Type': 'text/plain' })
  response.end(request.url === '/health' ? `${name} is published` : 'not here')
})
server.listen(Number(PORT), '0.0.0.0', () => {
  console.log(`${name} is published; health at http://127.0.0.1:${server.address().port}/health`)
})
process.on('SIGTERM', () => server.close(() => process.exit(0)))
