/** @jest-environment node */
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { variantOf } from './variant'
import type { Visit } from './visit'

const open = async (
  weights: Record<string, number> | null,
  {
    search = '',
    cookies = {},
    random = 0,
  }: { search?: string; cookies?: Record<string, string>; random?: number },
) => {
  const app = Fastify()
  await app.register(cookie)
  app.get('/', async (request, reply) => {
    const url = new URL(`http://page/${search}`)
    const route = { id: 'landers-gallery' }
    const visit = { request, url, route, routes: { variantsOf: () => weights } } as unknown as Visit
    return { variant: variantOf(visit, reply, () => random) }
  })
  const answer = await app.inject({ url: '/', cookies })
  await app.close()
  return { ...answer.json<{ variant: string | null }>(), set: answer.cookies.map(({ value }) => value) }
}

it.each([
  [0, 'a'],
  [0.74, 'a'],
  [0.75, 'b'],
  [0.99, 'b'],
])('splits by weight: %d selects %s and stores it', async (random, variant) => {
  expect(await open({ a: 3, b: 1 }, { random })).toEqual({ variant, set: [variant] })
})

it('keeps the variant of the last visit', async () => {
  const cookies = { 'variant-landers-gallery': 'b' }
  expect(await open({ a: 1, b: 1 }, { cookies })).toEqual({ variant: 'b', set: [] })
})

it('selects again if the stored variant has ended or is unknown', async () => {
  const cookies = { 'variant-landers-gallery': 'b' }
  expect(await open({ a: 1, b: 0 }, { cookies })).toEqual({ variant: 'a', set: ['a'] })
  expect(await open({ a: 1, c: 1 }, { cookies })).toEqual({ variant: 'a', set: ['a'] })
})

it('shows the variant that the URL names without storing it', async () => {
  expect(await open({ a: 1, b: 1 }, { search: '?variant=b' })).toEqual({ variant: 'b', set: [] })
})

it('has no variant without a test', async () => {
  expect(await open(null, { cookies: { 'variant-landers-gallery': 'b' } })).toEqual({
    variant: null,
    set: [],
  })
})
