import { timings } from '@duetto/shared/domain'
import { setVisibility } from '../../../testing/fakeBrowser'
import { closeBrowser, FakeEventSource, openBrowser, openTab, pass } from '../../../testing/sessionTabs'

beforeEach(openBrowser)
afterEach(closeBrowser)

describe('the event stream', () => {
  const listen = ({ bus }: ReturnType<typeof openTab>) => {
    const heard = { resyncs: 0 }
    bus.on('resync', () => (heard.resyncs += 1))
    return heard
  }

  it.each(['is refused', 'hangs'] as const)(
    '[SYNC-02] that %s leaves what is shown to be read again every 15 s, as long as somebody sees it',
    async (answer) => {
      FakeEventSource.answer = answer
      const tab = openTab()
      const heard = listen(tab)
      await pass(timings.pollFirstMs)
      expect(heard.resyncs).toBe(1)
      await pass(timings.catchUpMs)
      expect(heard.resyncs).toBe(2)
      setVisibility('hidden')
      await pass(4 * timings.catchUpMs)
      expect(heard.resyncs).toBe(2)
      setVisibility('visible')
      await pass(timings.catchUpMs)
      expect(heard.resyncs).toBe(3)
    },
  )

  it('[SYNC-02] that opens after a refusal has what came in between read in all tabs, and then nothing', async () => {
    const heard = [listen(openTab()), listen(openTab())]
    await pass(0)
    FakeEventSource.answer = 'is refused'
    FakeEventSource.open.forEach((source) => source.begin())
    await pass(0)
    expect(heard).toEqual([{ resyncs: 0 }, { resyncs: 0 }])
    FakeEventSource.answer = 'opens'
    await pass(timings.pollFirstMs)
    expect(heard).toEqual([{ resyncs: 1 }, { resyncs: 1 }])
    await pass(4 * timings.catchUpMs)
    expect(heard).toEqual([{ resyncs: 1 }, { resyncs: 1 }])
  })

  it('[SYNC-02] that is open, but lost a message, is found out by the next poll', async () => {
    const tab = openTab()
    const heard = listen(tab)
    await pass(timings.pollFirstMs)
    expect(heard.resyncs).toBe(0)
    tab.answers.getChats = () => ({ chats: [], total_unread: 4, next_cursor: null })
    await pass(timings.pollMs)
    expect(heard.resyncs).toBe(1)
  })

  it('[SYNC-02] that is refused is asked for later each time, and at the old pace once it was open', async () => {
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
    // Two browsers that were refused together do not come back together.
    jest.mocked(Math.random).mockReturnValue(0.8)
    await pass(5000)
    expect(opened()).toBe(before + 1)
    await pass(11_999)
    expect(opened()).toBe(before + 1)
    await pass(1)
    expect(opened()).toBe(before + 2)
  })

  it('[SYNC-02] is told to the one tab that holds it, and to the roots of all', async () => {
    const tabs = [openTab(), openTab()]
    await pass(0)
    const heard = tabs.map(({ bus }) => {
      const names: string[] = []
      bus.on('typing', () => names.push('typing'))
      return names
    })
    FakeEventSource.open.at(-1)?.receive('typing', { conversation: 2, profile: 9 })
    await pass(0)
    expect(heard).toEqual([['typing'], ['typing']])
    expect(tabs.flatMap(({ streamed }) => streamed)).toEqual(['typing'])
  })
})
