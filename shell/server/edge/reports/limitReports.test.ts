/** @jest-environment node */
import Fastify from 'fastify'
import { limitReports, reportsPerMinute } from './limitReports'

it('limits reports of any kind per address and minute, except from localhost', async () => {
  let time = 0
  const app = Fastify({ trustProxy: true })
  limitReports(app, () => time)
  app.post('/registry/*', async (_request, reply) => reply.code(204).send())
  const report = async (address: string, path = 'trace') =>
    (await app.inject({ method: 'POST', url: `/registry/${path}`, headers: { 'x-forwarded-for': address } }))
      .statusCode
  for (let index = 0; index < reportsPerMinute; index += 1)
    expect(await report(`2001:db8::${index.toString(16)}`, index % 2 ? 'trace' : 'bus')).toBe(204)
  expect(await report('2001:db8::ffff', 'report')).toBe(429)
  expect([await report('203.0.113.1'), await report('127.0.0.1')]).toEqual([204, 204])
  time = 60_000
  expect(await report('2001:db8::1')).toBe(204)
  await app.close()
})
