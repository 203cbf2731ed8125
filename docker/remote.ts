/**
 * Entry point of a remote's container: submits the remote's build to the publisher, waits for the result, and then
 * answers health checks. Exits with 1 on failure.
 */
import './commonjs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { submitBuild, readResult } from '../shared/registry/publisherInbox'
import type { RemoteName } from '../shared/src/domain/remotes'
import { remotes } from '../shared/src/domain/remotes'

const pollMs = 200
const { REMOTE, OUTGOING_DIR = '/outgoing', ANSWERS_DIR = '/answers', PORT = '8090' } = process.env

const published = async (name: RemoteName): Promise<void> => {
  const moment = submitBuild(OUTGOING_DIR, join(import.meta.dirname, 'built'))
  for (;;) {
    const answer = readResult(ANSWERS_DIR, name, moment)
    if (answer?.fault) throw new Error(answer.fault)
    if (answer) return
    await pause(pollMs)
  }
}

process.on('SIGTERM', () => process.exit(0))
try {
  const name = remotes.find((remote) => remote === REMOTE)
  if (!name) throw new Error(`REMOTE is "${REMOTE}"; give one of ${remotes.join(', ')}.`)
  await published(name)
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
