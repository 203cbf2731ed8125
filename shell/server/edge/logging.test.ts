/** @jest-environment node */
import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { readShellConfig } from './config'
import { logging } from './logging'

it('logs no visitor and no token of an e-mail at any level', async () => {
  const stream = new PassThrough()
  let log = ''
  stream.on('data', (line) => (log += String(line)))
  const app = Fastify(logging(readShellConfig({ LOG_LEVEL: 'info' }), stream))
  app.get('/activate/done', async (request) => {
    request.log.error('the API does not answer')
    return 'ok'
  })
  await app.inject({ url: '/activate/done?token=secret', remoteAddress: '151.1.0.7' })
  await app.close()
  expect(log).toContain('the API does not answer')
  expect(log).not.toMatch(/secret|151\.1/)
})

it('logs no fields of an error that quote a request', async () => {
  const stream = new PassThrough()
  let log = ''
  stream.on('data', (line) => (log += String(line)))
  const app = Fastify(logging(readShellConfig({}), stream))
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', url: '/activate?token=secret' })
  app.log.error({ err: new Error('away', { cause }) }, 'the API does not answer')
  await app.close()
  expect(log).toMatch(/away.*logging\.test.*refused.*ECONNREFUSED/)
  expect(log).not.toContain('secret')
})

it('an empty LOG_LEVEL is the default, an unknown one is refused', () => {
  expect(readShellConfig({ LOG_LEVEL: '' }).logLevel).toBe('warn')
  expect(() => readShellConfig({ LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL/)
})
