/** @jest-environment node */
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { readShellConfig } from './config'
import { forwardedHeaders } from './forwarded'
import { registerProxy } from './proxy/proxy'
import { createRequestQueue } from './requestQueue/requestQueue'
import { guardCountry } from './visitorCountry'

describe('[CALL-06] the country that a proxy names', () => {
  let api: FastifyInstance
  let shell: FastifyInstance
  beforeEach(async () => {
    api = Fastify()
    api.get('/api/settings.php', async ({ headers }) => headers)
    shell = Fastify({ forceCloseConnections: true })
    await shell.register(cookie)
    shell.get('/page', async (request) => forwardedHeaders(request))
  })
  afterEach(async () => {
    await shell.close()
    await api.close()
  })

  const reportedCountry = async (env: Record<string, string>, remoteAddress: string) => {
    guardCountry(shell, readShellConfig(env))
    registerProxy(shell, await api.listen({ port: 0, host: '127.0.0.1' }), { queue: createRequestQueue() })
    const headers = { 'x-edge-country': 'PL', 'accept-language': 'da' }
    const ask = async (url: string) => {
      const answer = await shell.inject({ url, headers, remoteAddress })
      return answer.json<Record<string, string>>()
    }
    return [await ask('/api/settings.php'), await ask('/page')]
  }
  const named = { COUNTRY_HEADER: 'X-Edge-Country', TRUST_PROXY: 'loopback, 10.1.0.0/16' }

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '10.1.2.3'])(
    'reaches the API from %s, which is trusted',
    async (address) => {
      const country = { 'x-edge-country': 'PL', 'accept-language': 'da' }
      expect(await reportedCountry(named, address)).toEqual([
        expect.objectContaining(country),
        expect.objectContaining(country),
      ])
    },
  )

  it.each(['151.1.1.1', '10.2.0.1', '2001:db8::1'])('is not passed on from %s', async (address) => {
    for (const headers of await reportedCountry(named, address)) {
      expect(headers).not.toHaveProperty('x-edge-country')
      expect(headers).toHaveProperty('accept-language', 'da')
    }
  })

  it('is ignored if TRUST_PROXY is empty', async () => {
    for (const headers of await reportedCountry({ ...named, TRUST_PROXY: ',' }, '127.0.0.1'))
      expect(headers).not.toHaveProperty('x-edge-country')
  })
})
