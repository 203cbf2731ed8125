import type { EndpointName } from '@duetto/shared/contract'
import { addressLimits, createKeyedLimiter, readLimits, writeLimits } from '@duetto/shared/limits'
import Fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import { handle } from './handle'

const tick = () => new Promise((done) => setImmediate(done))
const atOnce = async () => undefined

const makeCalls = async () => {
  const app = Fastify()
  app.decorate('publicUrl', 'http://localhost')
  app.decorate('limitRate', () => undefined)
  app.decorate('gates', {
    read: createKeyedLimiter(readLimits, atOnce),
    write: createKeyedLimiter(writeLimits, atOnce),
    visitor: createKeyedLimiter(addressLimits, atOnce),
  })
  app.decorateRequest('sessionUser', {
    getter(this: FastifyRequest) {
      const member = this.headers['x-member']
      return member === undefined ? null : ({ id: Number(member) } as never)
    },
  })
  const running: { name: EndpointName; member: number; end: () => void }[] = []
  for (const name of ['getChats', 'markLikeSeen', 'getPackages'] as const)
    handle(app, name, ({ user }) => {
      return new Promise((end) => running.push({ name, member: user?.id ?? 0, end: () => end({} as never) }))
    })
  await app.ready()
  const read = (member: number) =>
    app.inject({ url: '/api/chats.php', headers: { 'x-member': String(member) } })
  return { app, running, read }
}

const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await tick()
}

it('runs a member’s reads six at a time, without delaying other members or the member’s own writes', async () => {
  const { app, running, read } = await makeCalls()
  const burst = Array.from({ length: 40 }, () => read(1))
  await settle()
  expect(running).toHaveLength(6)
  const other = read(2)
  const write = app.inject({
    method: 'PUT',
    url: '/api/like.php',
    headers: { 'x-member': '1', 'sec-fetch-site': 'same-origin' },
    payload: { profile: 3 },
  })
  await settle()
  expect(running.slice(6)).toMatchObject([
    { name: 'getChats', member: 2 },
    { name: 'markLikeSeen', member: 1 },
  ])
  while (running.length > 0) {
    running.splice(0).forEach(({ end }) => end())
    await settle()
  }
  const answers = await Promise.all([...burst, other, write])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(42).fill(200))
  await app.close()
})

it('runs visitors’ calls from one address sixteen at a time, without delaying other addresses or members', async () => {
  const { app, running, read } = await makeCalls()
  const look = (remoteAddress: string) => app.inject({ url: '/api/packages.php', remoteAddress })
  const burst = Array.from({ length: 60 }, (_, index) => look(`2a00:1450:4001:8::${index + 1}`))
  await settle()
  expect(running).toHaveLength(16)
  const others = [look('2a00:1450:4001:9::1'), read(1)]
  await settle()
  expect(running).toHaveLength(18)
  while (running.length > 0) {
    running.splice(0).forEach(({ end }) => end())
    await settle()
  }
  const answers = await Promise.all([...burst, ...others])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(62).fill(200))
  await app.close()
})
