/** @jest-environment node */
import Fastify from 'fastify'
import { sendError } from './refusals'

it('logs an unexpected error, unless the client has closed the connection', async () => {
  const logged: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => logged.push(line) } } })
  app.setErrorHandler(sendError)
  const abort = () => {
    throw Object.assign(new Error('Request aborted'), { code: 'UND_ERR_ABORTED' })
  }
  app.get('/left', (_, reply) => {
    reply.raw.destroy()
    abort()
  })
  app.get('/waiting', abort)
  await app.inject('/left').catch(() => undefined)
  expect(logged).toEqual([])
  expect((await app.inject('/waiting')).statusCode).toBe(500)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('unexpected error')
})
