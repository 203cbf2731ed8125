import { createMemoryCounter, networkOf } from '@duetto/shared/limits'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusals'

/** Maximum reports per network (IPv4 address or IPv6 /64). */
export const reportsPerMinute = 240
const minuteMs = 60_000
const loopback: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

export const limitReports = (app: FastifyInstance, now: () => number = Date.now): void => {
  const counter = createMemoryCounter(now)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST' || !request.url.startsWith('/registry/')) return done()
    if (loopback.includes(request.ip)) return done()
    if (counter.count(networkOf(request.ip), minuteMs) <= reportsPerMinute) return done()
    void refuse(request, reply, 'too_fast')
  })
}
