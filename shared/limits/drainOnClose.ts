import type { FastifyInstance } from 'fastify'

/** Longest time in ms that a closing server waits for requests in progress; containers are killed after 20 s. */
const drainMs = 10_000

/** Fastify options that let requests in progress finish; see `drainOnClose`. */
export const drainOptions = { forceCloseConnections: 'idle', return503OnClosing: false } as const

/**
 * Lets requests in progress finish before a server with `drainOptions` closes. Aborts those that take longer than `ms`.
 */
export const drainOnClose = (app: FastifyInstance, ms = drainMs): void => {
  app.addHook('preClose', (done) => {
    // Close a busy connection 1 ms after its response. 0 would disable the timeout.
    app.server.keepAliveTimeout = 1
    const cut = setTimeout(() => app.server.closeAllConnections(), ms)
    app.server.once('close', () => clearTimeout(cut))
    done()
  })
}
