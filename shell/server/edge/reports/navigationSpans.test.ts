/** @jest-environment node */
import Fastify from 'fastify'
import { registerNavigationSpans } from './navigationSpans'

const report = {
  name: 'mf-members:profile',
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  agoMs: 900,
  tookMs: 300,
}
const send = async (
  payload: object,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) => {
  const reported: object[] = []
  const app = Fastify()
  registerNavigationSpans(app, (span) => reported.push(span))
  const { statusCode } = await app.inject({ method: 'POST', url: '/registry/trace', headers, payload })
  return { statusCode, reported }
}

describe('the report of a navigation', () => {
  it('is recorded', async () => {
    expect(await send(report)).toEqual({ statusCode: 204, reported: [report] })
  })

  it.each([
    ['from another site', report, { 'sec-fetch-site': 'cross-site' }],
    ['whose name says more than a page’s', { ...report, name: 'anna@mail.test was here' }, undefined],
    ['with an id that is none', { ...report, traceId: 'x'.repeat(32) }, undefined],
    ['of a page that took forever', { ...report, tookMs: 1e12 }, undefined],
    ['with more than is asked', { ...report, note: 'free text' }, undefined],
  ])('%s is refused', async (_, payload, headers) => {
    expect(await send(payload, headers)).toEqual({ statusCode: 400, reported: [] })
  })
})
