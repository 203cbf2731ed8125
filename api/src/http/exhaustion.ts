import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    exhaustion: Exhaustion
  }
}

interface Exhaustion {
  note: () => void
  isRecent: () => boolean
}

const recentMs = 60_000

export const registerExhaustion = (app: FastifyInstance): void => {
  const failures = new Counter({
    name: 'duetto_database_exhausted_total',
    help: 'Requests that failed because the database lacks disk space or memory',
    registers: [app.metrics],
  })
  let lastMs = -Infinity
  app.decorate('exhaustion', {
    note: () => {
      failures.inc()
      lastMs = performance.now()
    },
    isRecent: () => performance.now() - lastMs < recentMs,
  })
}
