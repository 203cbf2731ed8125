import { timings } from '@duetto/shared/domain'
import { setVisibility } from '../../../testing/fakeBrowser'
import { closeBrowser, FakeEventSource, openBrowser, openTab, pass } from '../../../testing/sessionTabs'

beforeEach(openBrowser)
afterEach(closeBrowser)

describe('the event stream', () => {
  const listen = ({ bus }: ReturnType<typeof openTab>) => {
    const received = { resyncs: 0 }
    bus.on('resync', () => (received.resyncs += 1))
    return received
  }

  it.each(['is refused', 'hangs'] as const)(
    '[SYNC-02] that %s makes a visible tab reload every 15 s',
    async (answer) => {
      FakeEventSource.answer = answer
      const tab = openTab()
      const received = listen(tab)
      await pass(timings.pollFirstMs)
      expect(received.resyncs).toBe(1)
      await pass(timings.catchUpMs)
      expect(received.resyncs).toBe(2)
      setVisibility('hidden')
      await pass(4 * timings.catchUpMs)
      expect(received.resyncs).toBe(2)
      setVisibility('visible')
      await pass(timings.catchUpMs)
      expect(received.resyncs).toBe(3)
    },
  )

  it.each([
    ['deletes', 'deleted', 1],
    ['deletes', 'suspended', 1],
    ['keeps', 'logout', 0],
    ['keeps', 'password', 0],
  ] as const)(
    '[ACCOUNT-06] %s the member’s data in the browser if it announces an end by %s',
    async (_, reason, times) => {
      const { answers, forgetMember, store } = openTab()
      await pass(0)
      answers.getUser = () => ({ user: null })
      FakeEventSource.last?.receive('session-ended', { reason })
      await pass(0)
      expect(store.get().status).toBe('visitor')
      expect(forgetMember).toHaveBeenCalledTimes(times)
    },
  )

  it('[SYNC-02] that opens after a refusal makes all tabs reload once', async () => {
    const received = [listen(openTab()), listen(openTab())]
    await pass(0)
    FakeEventSource.answer = 'is refused'
    FakeEventSource.open.forEach((source) => source.begin())
    await pass(0)
    expect(received).toEqual([{ resyncs: 0 }, { resyncs: 0 }])
    FakeEventSource.answer = 'opens'
    await pass(timings.pollFirstMs)
    expect(received).toEqual([{ resyncs: 1 }, { resyncs: 1 }])
    await pass(4 * timings.catchUpMs)
    expect(received).toEqual([{ resyncs: 1 }, { resyncs: 1 }])
  })

  it('[SYNC-02] that lost a message is detected by the next poll', async () => {
    const tab = openTab()
    const received = listen(tab)
    await pass(timings.pollFirstMs)
    expect(received.resyncs).toBe(0)
    tab.answers.getChats = () => ({ chats: [], total_unread: 4, next_cursor: null })
    await pass(timings.pollMs)
    expect(received.resyncs).toBe(1)
  })

  it('[SYNC-02] that is refused is retried with a growing delay, which resets once it opens', async () => {
    FakeEventSource.answer = 'is refused'
    openTab()
    await pass(0)
    const opened = () => FakeEventSource.opened.length
    for (const waitS of [5, 10, 20, 40, 60, 60]) {
      const before = opened()
      await pass(waitS * 1000 - 1)
      expect(opened()).toBe(before)
      await pass(1)
      expect(opened()).toBe(before + 1)
    }
    FakeEventSource.answer = 'opens'
    await pass(60_000)
    FakeEventSource.answer = 'is refused'
    FakeEventSource.last?.begin()
    const before = opened()
    jest.mocked(Math.random).mockReturnValue(0.8)
    await pass(5000)
    expect(opened()).toBe(before + 1)
    await pass(11_999)
    expect(opened()).toBe(before + 1)
    await pass(1)
    expect(opened()).toBe(before + 2)
  })

  it('[SYNC-02] reaches the remotes of all tabs, and the callback of the tab that holds it', async () => {
    const tabs = [openTab(), openTab()]
    await pass(0)
    const received = tabs.map(({ bus }) => {
      const names: string[] = []
      bus.on('typing', () => names.push('typing'))
      return names
    })
    FakeEventSource.open.at(-1)?.receive('typing', { conversation: 2, profile: 9 })
    await pass(0)
    expect(received).toEqual([['typing'], ['typing']])
    expect(tabs.flatMap(({ streamed }) => streamed)).toEqual(['typing'])
  })
})
