import { remotes, timings } from '@duetto/shared/domain'
import { fakePlatform, createUser } from '@duetto/shared/testing'
import type { Plans } from './plans'
import { prefetchWhenIdle } from './prefetchWhenIdle'

const plans = (over: object = {}): Plans => ({
  of: (name) =>
    remotes.includes(name)
      ? {
          build: 'b1',
          entry: `/r/${name}/b1/entry.js`,
          chunks: [{ href: `/r/${name}/b1/app.js` }],
          loadMs: 8000,
          isDisabled: false,
          ...(over as Record<string, object>)[name],
        }
      : undefined,
  overridden: [],
  refresh: async () => {},
})
const requested = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((link) =>
    link.getAttribute('href')?.replace('/b1', ''),
  )
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
  Object.assign(navigator, { connection: undefined })
})
afterEach(() => jest.useRealTimers())

it('prefetches members and sign-up for a visitor when idle', async () => {
  prefetchWhenIdle(plans(), fakePlatform({ user: null }).session)
  await pass(timings.prefetchAfterMs - 1)
  expect(requested()).toEqual([])
  await pass(10)
  expect(requested()).toEqual([
    '/r/mf-members/entry.js',
    '/r/mf-members/app.js',
    '/r/mf-signup/entry.js',
    '/r/mf-signup/app.js',
  ])
})

it('prefetches members, chat and payments for a member, except disabled ones', async () => {
  prefetchWhenIdle(plans({ 'mf-chat': { isDisabled: true } }), fakePlatform({ user: createUser() }).session)
  await pass(timings.prefetchAfterMs + 10)
  expect(requested().filter((href) => href?.endsWith('entry.js'))).toEqual([
    '/r/mf-members/entry.js',
    '/r/mf-payments/entry.js',
  ])
})

it('includes chunks that the page has deferred', async () => {
  const over = { 'mf-chat': { later: [{ href: '/r/mf-chat/b1/open.js' }] } }
  prefetchWhenIdle(plans(over), fakePlatform({ user: createUser() }).session)
  await pass(timings.prefetchAfterMs + 10)
  expect(requested()).toContain('/r/mf-chat/open.js')
})

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing on slow or metered connections: %o',
  async (connection) => {
    Object.assign(navigator, { connection })
    prefetchWhenIdle(plans(), fakePlatform({ user: null }).session)
    await pass(timings.prefetchAfterMs * 2)
    expect(requested()).toEqual([])
  },
)
