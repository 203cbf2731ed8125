import type { FastifyInstance } from 'fastify'

/** Must be shorter than the containers' grace period: 20 s in Compose, 30 s in Kubernetes. */
const drainMs = 10_000

export const drainOptions = { forceCloseConnections: 'idle', return503OnClosing: false } as const

export const drainOnClose = (app: FastifyInstance, ms = drainMs): void => {
  app.addHook('preClose', (done) => {
    // Close a busy connection 1 ms after its response. 0 would disable the timeout.
    app.server.keepAliveTimeout = 1
    const cut = setTimeout(() => app.server.closeAllConnections(), ms)
    app.server.once('close', () => clearTimeout(cut))
    done()
  })
}
