import { timings } from '@duetto/shared/domain'
import { act, screen, waitFor } from '@testing-library/react'
import { fakePlatform, renderRemote } from '@duetto/shared/testing'
import { ShellContext } from '../context/ShellContext'
import type { Shell } from '../context/ShellContext'
import { loadModule } from '../remotes/federated'
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

describe('a remote’s page', () => {
  const show = (prerendered: Shell['prerendered'] = null, refreshed = plan) => {
    const { platform } = fakePlatform()
    let current = plan
    const refresh = async (): Promise<void> => {
      current = refreshed
    }
    const shell = {
      platform,
      plans: { of: () => current, overridden: [], refresh },
      prerendered,
    } as unknown as Shell
    return renderRemote(
      <ShellContext value={shell}>
        <RemoteOutlet remote="mf-chat" route="chats" onBusy={() => {}} />
      </ShellContext>,
    )
  }

  it('[SPLIT-04] shows a note if loading takes long', async () => {
    jest.useFakeTimers()
    load.mockImplementation(() => new Promise(() => {}))
    show()
    expect(screen.queryByText(/longer than usual/)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(timings.stillLoadingMs))
    expect(screen.getByText(/longer than usual/)).toBeVisible()
    jest.useRealTimers()
  })

  it.each([
    ['the skeleton of its page', 'chats', 1],
    ['a generic skeleton if the page has that of another route', 'members', 0],
  ])('[SPLIT-04] shows %s until it renders', (_, route, count) => {
    load.mockImplementation(() => new Promise(() => {}))
    const shape = document.createElement('div')
    shape.className = 'mf-chat-shape-a'
    const { container } = show({ mode: 'replace', route, putInto: (box) => box?.replaceChildren(shape) })
    expect(container.querySelectorAll('[data-shape]')).toHaveLength(1)
    expect(container.querySelectorAll('.mf-chat-shape-a')).toHaveLength(count)
  })

  it('[SPLIT-04] loads the live build if that of the page has been removed', async () => {
    const mount = jest.fn(async () => {})
    const steps = { bootstrap: [async () => {}], mount: [mount], unmount: [async () => {}], update: [mount] }
    load.mockImplementation(async (_, module, { build }) => {
      if (build === plan.build) throw new Error('404')
      return module === 'contract' ? { contract } : steps
    })
    show(null, { ...plan, build: 'b3', entry: '/r/mf-chat/b3/entry.js' })
    await waitFor(() => expect(mount).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('This part of the site did not load')).toBeNull()
  })

  it('[SPLIT-04] shows a panel if it does not load; Retry loads it', async () => {
    load.mockRejectedValue(new Error('down'))
    const { user } = show()
    expect(await screen.findByText('This part of the site did not load')).toBeVisible()
    const mount = jest.fn(async () => {})
    const steps = { bootstrap: [async () => {}], mount: [mount], unmount: [async () => {}] }
    load.mockImplementation(async (_, module) =>
      module === 'contract' ? { contract } : { ...steps, update: steps.mount },
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(mount).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('This part of the site did not load')).toBeNull()
  })
})
