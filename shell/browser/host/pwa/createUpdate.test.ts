import { timings } from '@duetto/shared/domain'
import { setVisibility } from '../../../testing/fakeBrowser'
import { createUpdate } from './createUpdate'

describe('an update of the site', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    setVisibility('visible')
  })
  afterEach(() => jest.useRealTimers())
  const loaded = { shell: 's1', remotes: { 'mf-chat': 'c1', 'mf-members': 'm1' } }
  let live: object = loaded
  const start = () => {
    live = loaded
    const fetchLive = jest.fn(async () => ({ ok: true, json: async () => live }) as Response)
    global.fetch = fetchLive
    return { fetchLive, update: createUpdate(loaded) }
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

  it.each([
    ['the shell', { ...loaded, shell: 's2' }],
    ['a remote', { ...loaded, remotes: { ...loaded.remotes, 'mf-chat': 'c2' } }],
  ])('of %s is found within minutes; then the checks end', async (_, next) => {
    const { fetchLive, update } = start()
    await pass(timings.updateCheckMs)
    expect([update.get(), fetchLive.mock.calls.length]).toEqual([false, 1])
    live = next
    await pass(timings.updateCheckMs)
    expect([update.get(), fetchLive.mock.calls.length]).toEqual([true, 2])
    await pass(10 * timings.updateCheckMs)
    expect(fetchLive).toHaveBeenCalledTimes(2)
  })

  it('is not checked while hidden; an overdue check runs when the page is visible again', async () => {
    const { fetchLive } = start()
    setVisibility('hidden')
    await pass(3 * timings.updateCheckMs)
    expect(fetchLive).not.toHaveBeenCalled()
    setVisibility('visible')
    setVisibility('visible')
    expect(fetchLive).toHaveBeenCalledTimes(1)
  })

  it('is not assumed if the server is down or its response is invalid', async () => {
    const { fetchLive, update } = start()
    fetchLive.mockRejectedValueOnce(new TypeError('away'))
    await pass(timings.updateCheckMs)
    fetchLive.mockResolvedValueOnce({ ok: true, json: async () => ({ shell: null }) } as Response)
    await pass(timings.updateCheckMs)
    expect(update.get()).toBe(false)
  })
})
