import { existsSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { join } from 'node:path'
import type { Deps } from '../src/app/deps'
import { runOps } from './runOps'
import type { OpsResult } from './runOps'

export interface OpsRequest {
  args: string[]
  actor: string
  registryDir: string
  cwd: string
}

const bodyMax = 16 * 1024 * 1024

export const socketPath = (dataDir: string): string => join(dataDir, 'ops.sock')

/** Reads with event listeners, because async iteration would close both directions of the socket. */
const readAll = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (text.length > bodyMax) socket.destroy(new Error('too long'))
    })
    socket.once('end', () => resolve(text))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('closed early')))
  })

/**
 * Runs operators' commands in the API process, because only one process can open the embedded database. Listens on a
 * Unix socket in the data folder until the returned function is called.
 */
export const serveOps = async (deps: Deps): Promise<() => Promise<void>> => {
  const path = socketPath(deps.config.dataDir)
  rmSync(path, { force: true })
  const answer = async (socket: Socket): Promise<void> => {
    const { args, ...from } = JSON.parse(await readAll(socket)) as OpsRequest
    socket.end(JSON.stringify(await runOps({ deps, ...from }, args)))
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    answer(socket).catch((error: unknown) => {
      deps.log.error({ err: error }, 'an operator’s command failed')
      socket.end(JSON.stringify({ code: 1, output: 'The command failed; the log of the site says why.\n' }))
    })
  })
  const isListening = await listen(server, path)
  if (!isListening) deps.log.warn({ path }, 'operators’ commands are not answered here')
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
    })
}

const listen = async (server: Server, path: string): Promise<boolean> => {
  const mask = process.umask(0o077)
  try {
    return await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(path, () => resolve(true))
    })
  } finally {
    process.umask(mask)
  }
}

export const callRunningSite = async (dataDir: string, request: OpsRequest): Promise<OpsResult | null> => {
  const path = socketPath(dataDir)
  if (!existsSync(path)) return null
  const socket = createConnection({ path, allowHalfOpen: true })
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isOpen) return null
  const answer = readAll(socket)
  socket.end(JSON.stringify(request))
  return JSON.parse(await answer) as OpsResult
}
