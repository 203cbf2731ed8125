import { act, screen } from '@testing-library/react'
import { timings } from '@duetto/shared/domain'
import { writable } from '@duetto/shared/platform'
import { fakePlatform, renderRemote } from '@duetto/shared/testing'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import { setVisibility } from '../../../testing/fakeBrowser'
import { trackUnsavedText } from '../../host/pwa/trackUnsavedText'
import { createUpdate } from '../../host/pwa/createUpdate'
import { UpdateToast } from './UpdateToast'

describe('a newer build of the site', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    setVisibility('visible')
  })
  afterEach(() => jest.useRealTimers())
  let live = 's1'
  const look = () => {
    live = 's1'
    const asked = jest.fn(async () => ({ ok: true, json: async () => ({ shell: live }) }) as Response)
    global.fetch = asked
    return { asked, update: createUpdate('s1') }
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

  it('is noticed within minutes, and not asked about any more', async () => {
    const { asked, update } = look()
    await pass(timings.updateCheckMs)
    expect([update.get(), asked.mock.calls.length]).toEqual([false, 1])
    live = 's2'
    await pass(timings.updateCheckMs)
    expect([update.get(), asked.mock.calls.length]).toEqual([true, 2])
    await pass(10 * timings.updateCheckMs)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('out of sight nobody asks; back in sight the page asks at once if it is time', async () => {
    const { asked } = look()
    setVisibility('hidden')
    await pass(3 * timings.updateCheckMs)
    expect(asked).not.toHaveBeenCalled()
    setVisibility('visible')
    setVisibility('visible')
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('a server that is away, or answers nonsense, is no update', async () => {
    const { asked, update } = look()
    asked.mockRejectedValueOnce(new TypeError('away'))
    await pass(timings.updateCheckMs)
    asked.mockResolvedValueOnce({ ok: true, json: async () => ({ shell: null }) } as Response)
    await pass(timings.updateCheckMs)
    expect(update.get()).toBe(false)
  })
})

describe('the offer to load it', () => {
  const show = (isThere = true) => {
    const update = writable(isThere)
    const reload = jest.fn()
    const shell = {
      platform: fakePlatform().platform,
      update,
      hasUnsavedText: trackUnsavedText(),
    } as unknown as Shell
    const { user } = renderRemote(
      <ShellContext value={shell}>
        <textarea aria-label="About me" />
        <UpdateToast reload={reload} />
      </ShellContext>,
    )
    return { user, reload, update }
  }
  const load = () => screen.getByRole('button', { name: 'Reload' })

  it('comes up when there is one, and can be put away', async () => {
    const { user, update, reload } = show(false)
    expect(screen.queryByText(/new version/)).toBeNull()
    act(() => update.set(true))
    expect(screen.getByText('A new version of this site is ready.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/new version/)).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  it('never loses what is being typed, and says what to do', async () => {
    const { user, reload } = show()
    await user.type(screen.getByLabelText('About me'), 'I like')
    await user.click(load())
    expect(screen.getByText(/You are still writing something/)).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    await user.clear(screen.getByLabelText('About me'))
    await user.click(load())
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
