import { createPlans } from './plans'

const plan = { build: 'b2', entry: '/r/mf-chat/b2/entry.js', loadMs: 8000, isDisabled: false }

describe('the plans of a page', () => {
  const others = { build: 'c1', entry: '/r/mf-members/c1/entry.js', loadMs: 8000, isDisabled: false }
  const rolledBack = { ...plan, build: 'b1', entry: '/r/mf-chat/b1/entry.js' }

  it('[SPLIT-02] are refreshed before a retry; unchanged ones keep their identity', async () => {
    global.fetch = jest.fn(
      async () =>
        ({
          ok: true,
          json: async () => ({ 'mf-chat': rolledBack, 'mf-members': { ...others, chunks: [] } }),
        }) as Response,
    )
    const plans = createPlans({ remotes: { 'mf-chat': plan, 'mf-members': others }, mayOverride: false }, '')
    await plans.refresh('de')
    expect(global.fetch).toHaveBeenCalledWith(expect.stringContaining('locale=de'), expect.anything())
    expect(plans.of('mf-chat')).toEqual(rolledBack)
    expect(plans.of('mf-members')).toBe(others)
  })

  it('stay if the server is down', async () => {
    global.fetch = jest.fn(() => Promise.reject(new TypeError('away')))
    const plans = createPlans({ remotes: { 'mf-chat': plan }, mayOverride: false }, '')
    await plans.refresh('en')
    expect(plans.of('mf-chat')).toBe(plan)
  })
})

describe('a developer build', () => {
  const boot = { remotes: { 'mf-chat': plan }, mayOverride: true }
  const query = '?mf.mf-chat=http://localhost:3002/entry.js'
  beforeEach(() => sessionStorage.clear())

  it('is loaded from localhost if the server allows overrides', () => {
    expect(createPlans(boot, query).of('mf-chat')?.entry).toBe('http://localhost:3002/entry.js')
    expect(createPlans({ ...boot, mayOverride: false }, query).of('mf-chat')).toBe(plan)
  })

  it('is never loaded from another host', () => {
    const { overridden } = createPlans(boot, '?mf.mf-chat=https://evil.example/entry.js')
    expect(overridden).toEqual([])
  })
})
