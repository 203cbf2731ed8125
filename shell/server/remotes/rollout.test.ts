/** @jest-environment node */
import cookie from '@fastify/cookie'
import type { Registry } from '@duetto/shared/registry'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { planRemotes } from './registry'
import { createRollout } from './rollout'

const stable = { build: 'b1', entry: '/r/mf-payments/b1/entry.1.js', integrity: 'sha256-1' }
const canary = {
  build: 'b2',
  entry: '/r/mf-payments/b2/entry.2.js',
  integrity: 'sha256-2',
  percent: 25,
  salt: 'b2',
}
const registryWith = (over: object): Registry => ({
  schema: 1,
  revision: 1,
  remotes: { 'mf-payments': { loadMs: 8000, disabled: false, stable, ...over } },
})
const never = () => false
const browsers = Array.from({ length: 2000 }, (_, index) => `browser-${index}`)
const chosenOf = (registry: Registry): string[] =>
  browsers.filter(
    (browser) => planRemotes(registry, { browser, isHalted: never })['mf-payments']?.build === 'b2',
  )

describe('a canary', () => {
  it('[SPLIT-02] gets a stable share of the browsers, which grows with its percentage', () => {
    const few = chosenOf(registryWith({ canary }))
    expect(few.length / browsers.length).toBeGreaterThan(0.2)
    expect(few.length / browsers.length).toBeLessThan(0.3)
    expect(chosenOf(registryWith({ canary }))).toEqual(few)
    const more = new Set(chosenOf(registryWith({ canary: { ...canary, percent: 60 } })))
    expect(few.filter((browser) => !more.has(browser))).toEqual([])
  })

  it('[SPLIT-02] falls back to the stable build', () => {
    const registry = registryWith({ canary: { ...canary, percent: 100 } })
    const plan = planRemotes(registry, { browser: 'a', isHalted: never })['mf-payments']
    expect(plan).toMatchObject({ build: 'b2', lastGood: { build: 'b1' } })
  })
})

describe('browsers’ reports', () => {
  let app: FastifyInstance
  let registry: Registry
  let rollout: ReturnType<typeof createRollout>
  let unstop: () => void
  beforeEach(() => {
    app = Fastify()
    void app.register(cookie, { secret: 'a secret of this test' })
    registry = registryWith({ canary: { ...canary, percent: 100 } })
    const names = new Set<string>()
    const halted = {
      has: (remote: string, build: string) => names.has(`${remote}@${build}`),
      add: (remote: string, build: string) => void names.add(`${remote}@${build}`),
    }
    unstop = () => names.clear()
    rollout = createRollout(app, { halted, readRegistry: async () => ({ registry, error: null }) })
    app.get('/plans', (request, reply) => rollout.plansFor(registry, request, reply))
  })
  afterEach(() => app.close())

  const visit = async (cookie = '') => {
    const answer = await app.inject({ url: '/plans', headers: { cookie } })
    const set = answer.cookies.find(({ name }) => name === 'rollout')
    return {
      build: answer.json<{ 'mf-payments': { build: string } }>()['mf-payments'].build,
      cookie: set ? `rollout=${set.value}` : cookie,
    }
  }
  const report = (cookie: string, isUp: boolean, over: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/registry/report',
      headers: { cookie },
      payload: { remote: 'mf-payments', build: 'b2', isUp, ...over },
    })

  it('[SPLIT-02] halt a canary that fails in several browsers, also for browsers that have it', async () => {
    const first = await visit()
    expect(first.build).toBe('b2')
    for (let index = 0; index < 2; index += 1) await report((await visit()).cookie, false)
    expect((await visit(first.cookie)).build).toBe('b2')
    await report((await visit()).cookie, false)
    expect((await visit(first.cookie)).build).toBe('b1')
    expect(rollout.health()).toEqual({ 'mf-payments b2': { up: 0, failed: 3, isStopped: true } })
  })

  const failFrom = (remoteAddress: string, cookie = '', build = 'b2') =>
    app.inject({
      method: 'POST',
      url: '/registry/report',
      remoteAddress,
      headers: { cookie },
      payload: { remote: 'mf-payments', build, isUp: false },
    })

  it('[SPLIT-02] one person with many cookies, IPv4 and IPv6 cannot halt a canary; three people can', async () => {
    const person = ['203.0.113.7', '2001:db8:1:2::7', '2001:db8:1:2:ffff::9']
    for (const address of person)
      for (let index = 0; index < 5; index += 1) {
        await failFrom(address, `rollout=invented-name-${index}.signature`)
        await failFrom(address, (await visit()).cookie)
      }
    await failFrom('198.51.100.9', (await visit()).cookie)
    expect(rollout.health()['mf-payments b2']).toMatchObject({ failed: 3, isStopped: false })
    await failFrom('192.0.2.33', (await visit()).cookie)
    expect(rollout.health()['mf-payments b2']).toMatchObject({ failed: 4, isStopped: true })
  })

  it('[SPLIT-02] halt a live build: all browsers get the previous one', async () => {
    registry = registryWith({ lastGood: { ...stable, build: 'b0' } })
    for (const address of ['203.0.113.7', '198.51.100.9']) await failFrom(address, '', 'b1')
    expect((await visit()).build).toBe('b1')
    await failFrom('192.0.2.33', '', 'b1')
    expect((await visit()).build).toBe('b0')
    const plans = planRemotes(registry, { browser: '', isHalted: () => true })
    expect(plans['mf-payments']?.build).toBe('b1')
  })

  it('are ignored from other sites', async () => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const answer = await app.inject({
        method: 'POST',
        url: '/registry/report',
        headers: { 'sec-fetch-site': site },
        payload: { remote: 'mf-payments', build: 'b2', isUp: false },
      })
      expect(answer.statusCode).toBe(400)
    }
    expect(rollout.health()).toEqual({})
  })

  it('[SPLIT-02] a canary that is released again starts with a new budget', async () => {
    for (let index = 0; index < 3; index += 1) await report((await visit()).cookie, false)
    expect((await visit()).build).toBe('b1')
    unstop()
    await report((await visit()).cookie, false)
    expect((await visit()).build).toBe('b2')
  })

  it('never halt a live build that has no previous one', async () => {
    for (let index = 0; index < 5; index += 1) await report((await visit()).cookie, false, { build: 'b1' })
    expect(rollout.health()['mf-payments b1']).toMatchObject({ failed: 5, isStopped: false })
  })

  it('[SPLIT-02] a stranger cannot hide failures with invented builds or many browsers at one address', async () => {
    for (let index = 0; index < 300; index += 1) await report('', false, { build: `invented-${index}` })
    expect(rollout.health()).toEqual({})
    for (let index = 0; index < 60; index += 1)
      await app.inject({
        method: 'POST',
        url: '/registry/report',
        remoteAddress: '203.0.113.7',
        headers: { cookie: (await visit()).cookie },
        payload: { remote: 'mf-payments', build: 'b2', isUp: true },
      })
    for (let index = 0; index < 3; index += 1) await report((await visit()).cookie, false)
    expect(rollout.health()).toEqual({ 'mf-payments b2': { up: 20, failed: 3, isStopped: true } })
  })

  it('count each browser once and tolerate a small share of failures', async () => {
    const { cookie } = await visit()
    for (let index = 0; index < 9; index += 1) await report(cookie, false)
    expect((await visit()).build).toBe('b2')
    for (let index = 0; index < 40; index += 1) await report((await visit()).cookie, true)
    for (let index = 0; index < 3; index += 1) await report((await visit()).cookie, false)
    expect((await visit()).build).toBe('b2')
  })

  it('are refused if malformed', async () => {
    for (const over of [{ remote: 'mf-evil' }, { build: '../x' }, { isUp: 'no' }, { more: 1 }])
      expect((await report('', false, over)).statusCode).toBe(400)
    expect(rollout.health()).toEqual({})
  })

  it('set no cookie without a canary', async () => {
    registry = registryWith({})
    expect((await visit()).cookie).toBe('')
  })
})
