import { endpoints } from '@duetto/shared/contract'
import type { EndpointName } from '@duetto/shared/contract'
import { contract } from '@duetto/shared/contract/schemas'
import type { z } from 'zod'
import { providerOf } from '../modules/payments/provider/providerOf'
import { createTestApp } from '../testing'
import type { TestApp, TestMember } from '../testing'

const hostileNames = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'x']
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'logout')

const paths = [
  ['POST', (name: string) => `/api/payment-webhook/${name}`],
  ['GET', (name: string) => `/api/gifs/${name}`],
  ['GET', (name: string) => `/api/gifs/${name}.${name}`],
  ['GET', (name: string) => `/api/gifts/${name}`],
  ['GET', (name: string) => `/api/gifts/${name}.${name}`],
  ['GET', (name: string) => `/media/photos/${name}/${name}`],
  ['GET', (name: string) => `/media/messages/${name}/${name}`],
] as const

describe('names of Object.prototype', () => {
  let site: TestApp
  let me: TestMember
  beforeAll(async () => {
    site = await createTestApp({
      config: {
        payment: {
          provider: 'sandbox',
          url: 'http://127.0.0.1:9',
          secret: 'a secret of sixteen',
          wallets: {},
        },
      },
    })
    me = await site.member({ paid_user: true, credits: 100 })
  })
  afterAll(() => site.close())

  const isFine = (status: number): boolean => status < 500 || status === 503

  it('[ERROR-08] are refused in any path segment, never with 500', async () => {
    const parameters = site.app.printRoutes({ commonPrefix: false }).match(/:\w+/g) ?? []
    expect(new Set(parameters)).toEqual(new Set([':provider', ':file', ':name']))
    for (const name of hostileNames)
      for (const [method, path] of paths)
        for (const cookie of ['', me.call.cookie]) {
          const { statusCode } = await site.app.inject({ method, url: path(name), headers: { cookie } })
          expect([method, path(name), [403, 404].includes(statusCode) ? 'refused' : statusCode]).toEqual([
            method,
            path(name),
            'refused',
          ])
        }
  })

  it.each(hostileNames)('[ERROR-08] never answers 500 to %s as a field’s name or value', async (name) => {
    for (const call of names) {
      const { query, body } = contract[call] as { query?: z.ZodObject; body?: z.ZodObject }
      const fields = Object.keys((query ?? body)?.shape ?? {})
      const inputs = [
        ...fields.map((field) => [[field, name]]),
        fields.map((field) => [field, name]),
        [[name, name]],
      ].map((entries) => Object.fromEntries(entries) as Record<string, string>)
      for (const input of inputs) {
        const given = endpoints[call].method === 'GET' ? { query: input } : { body: input }
        const { status } = await me.call.raw(call, { ...given, key: `proto-${name}-12345678` })
        expect([call, input, isFine(status) ? 'fine' : status]).toEqual([call, input, 'fine'])
      }
      const json = `{"${name}":{"${name}":1}}`
      const { status } = await me.call.raw(call, { body: json, key: `proto-${name}-12345678` })
      expect([call, isFine(status) ? 'fine' : status]).toEqual([call, 'fine'])
    }
  })

  it('are not payment providers', () => {
    for (const name of hostileNames) expect(() => providerOf(site.deps, name)).toThrow('unavailable')
    expect(providerOf(site.deps, 'sandbox')).toBe(providerOf(site.deps, 'sandbox'))
  })
})

it('limits webhooks per IP address, whatever the provider’s name', async () => {
  const site = await createTestApp({ config: { hasRateLimits: true } })
  const ask = async (name: string, remoteAddress: string) =>
    (await site.app.inject({ method: 'POST', url: `/api/payment-webhook/${name}`, remoteAddress })).statusCode
  const answers = []
  for (let index = 0; index < 601; index += 1) answers.push(await ask(`invented${index}`, '203.0.113.5'))
  expect([answers[0], answers[599], answers[600]]).toEqual([404, 404, 429])
  expect(await ask('invented', '203.0.113.6')).toBe(404)
  await site.close()
})
