import type { FastifyInstance } from 'fastify'

/** Longest time in ms that a closing server waits for requests in progress; containers are killed after 20 s. */
const drainMs = 10_000

/** Options of Fastify that let requests in progress finish; see `drainOnClose`. */
export const drainOptions = { forceCloseConnections: 'idle', return503OnClosing: false } as const

/**
 * Lets requests in progress finish before a server with `drainOptions` closes. Those that take longer than `ms` are
 * aborted.
 */
export const drainOnClose = (app: FastifyInstance, ms = drainMs): void => {
  app.addHook('preClose', (done) => {
    // Connections that are still in use become idle after their response. 0 would never close them.
    app.server.keepAliveTimeout = 1
    const cut = setTimeout(() => app.server.closeAllConnections(), ms)
    app.server.once('close', () => clearTimeout(cut))
    done()
  })
}
