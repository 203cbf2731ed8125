import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** Served at the root, so that its scope is the whole site. */
export const registerServiceWorker = (app: FastifyInstance, file: string): void => {
  const script = readFileSync(file, 'utf8')
  app.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      // The policy covers only the worker, not the offline page that it generates.
      .header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
      .send(script),
  )
}
