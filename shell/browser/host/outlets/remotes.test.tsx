import { timings } from '@duetto/shared/domain'
import { act, screen } from '@testing-library/react'
import { fakePlatform, renderRemote } from '@duetto/shared/testing'
import { ShellContext } from '../context/ShellContext'
import type { Shell } from '../context/ShellContext'
import { loadModule } from '../remotes/federated'
import { createPlans } from '../remotes/plans'
import { RemoteOutlet } from './RemoteOutlet'

jest.mock('../remotes/federated', () => ({ loadModule: jest.fn() }))
jest.mock('../remotes/reportBuild', () => ({ reportBuild: jest.fn() }))
const load = loadModule as jest.MockedFunction<typeof loadModule>

const plan = { build: 'b2', entry: '/r/mf-chat/b2/entry.js', loadMs: 8000, isDisabled: false }
const contract = { name: 'mf-chat', platform: '1' }
beforeEach(() => {
  load.mockReset()
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

describe('the page of a remote', () => {
  const show = (prerendered: Shell['prerendered'] = null) => {
    const { platform } = fakePlatform()
    const shell = {
      platform,
      plans: { of: () => plan, overridden: [], refresh: async () => {} },
      prerendered,
    } as unknown as Shell
    return renderRemote(
      <ShellContext value={shell}>
        <RemoteOutlet remote="mf-chat" route="chats" onBusy={() => {}} />
      </ShellContext>,
    )
  }

  it('[SPLIT-04] says after some seconds that it is still loading', async () => {
    jest.useFakeTimers()
    load.mockImplementation(() => new Promise(() => {}))
    show()
    expect(screen.queryByText(/longer than usual/)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(timings.stillLoadingMs))
    expect(screen.getByText(/longer than usual/)).toBeVisible()
    jest.useRealTimers()
  })

  it.each([
    ['the placeholder that its page came with', 'chats', 1],
    ['one for all, where the page came with that of another', 'members', 0],
  ])('[SPLIT-04] shows %s until it draws', (_, route, count) => {
    load.mockImplementation(() => new Promise(() => {}))
    const shape = document.createElement('div')
    shape.className = 'mf-chat-shape-a'
    const { container } = show({ mode: 'replace', route, putInto: (box) => box?.replaceChildren(shape) })
    expect(container.querySelectorAll('[data-shape]')).toHaveLength(1)
    expect(container.querySelectorAll('.mf-chat-shape-a')).toHaveLength(count)
  })

  it('[SPLIT-04] leaves a panel with Retry, and Retry loads it', async () => {
    load.mockRejectedValue(new Error('down'))
    const { user } = show()
    expect(await screen.findByText('This part of the site did not load')).toBeVisible()
    const mount = jest.fn(async () => {})
    const steps = { bootstrap: [async () => {}], mount: [mount], unmount: [async () => {}] }
    load.mockImplementation(async (_, module) =>
      module === 'contract' ? { contract } : { ...steps, update: steps.mount },
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await jest
      .requireActual<typeof import('@testing-library/react')>('@testing-library/react')
      .waitFor(() => expect(mount).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('This part of the site did not load')).toBeNull()
  })
})

describe('the plans of a page that is open for long', () => {
  const others = { build: 'c1', entry: '/r/mf-members/c1/entry.js', loadMs: 8000, isDisabled: false }
  const rolledBack = { ...plan, build: 'b1', entry: '/r/mf-chat/b1/entry.js' }

  it('[SPLIT-02] are read anew before another try; what did not change stays the same', async () => {
    global.fetch = jest.fn(
      async () =>
        ({
          ok: true,
          json: async () => ({ 'mf-chat': rolledBack, 'mf-members': { ...others } }),
        }) as Response,
    )
    const plans = createPlans({ remotes: { 'mf-chat': plan, 'mf-members': others }, mayOverride: false }, '')
    await plans.refresh('de')
    expect(global.fetch).toHaveBeenCalledWith(expect.stringContaining('locale=de'), expect.anything())
    expect(plans.of('mf-chat')).toEqual(rolledBack)
    expect(plans.of('mf-members')).toBe(others)
  })

  it('stay as they are where the server is away', async () => {
    global.fetch = jest.fn(() => Promise.reject(new TypeError('away')))
    const plans = createPlans({ remotes: { 'mf-chat': plan }, mayOverride: false }, '')
    await plans.refresh('en')
    expect(plans.of('mf-chat')).toBe(plan)
  })
})

describe('a developer’s build', () => {
  const boot = { remotes: { 'mf-chat': plan }, mayOverride: true }
  const query = '?mf.mf-chat=http://localhost:3002/entry.js'
  beforeEach(() => sessionStorage.clear())

  it('is loaded from localhost, where the server allows it', () => {
    expect(createPlans(boot, query).of('mf-chat')?.entry).toBe('http://localhost:3002/entry.js')
    expect(createPlans({ ...boot, mayOverride: false }, query).of('mf-chat')).toBe(plan)
  })

  it('is never loaded from elsewhere', () => {
    const { overridden } = createPlans(boot, '?mf.mf-chat=https://evil.example/entry.js')
    expect(overridden).toEqual([])
  })
})
