import type { FastifyInstance } from 'fastify'

/** Must be shorter than the containers' grace period: 20 s in Compose, 30 s in Kubernetes. */
const drainMs = 10_000

export const drainOptions = { forceCloseConnections: 'idle', return503OnClosing: false } as const

export const drainOnClose = (app: FastifyInstance, ms = drainMs): void => {
  app.addHook('preClose', (done) => {
    // Close a busy connection about 1 s after its response: Node adds 1 s to this timeout. 0 would disable it.
    app.server.keepAliveTimeout = 1
    const cut = setTimeout(() => app.server.closeAllConnections(), ms)
    app.server.once('close', () => clearTimeout(cut))
    done()
  })
}
