import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** The service worker at the root, so that it may serve all of the site. Browsers ask for it anew each time. */
export const registerServiceWorker = (app: FastifyInstance, file: string): void => {
  const script = readFileSync(file, 'utf8')
  app.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      // The offline page is all that it makes itself, and it carries a script and styles of its own.
      .header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
      .send(script),
  )
}
