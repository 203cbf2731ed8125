import { timings } from '@duetto/shared/domain'
import { createCard } from '@duetto/shared/testing'
import { watchBusy } from './busy'
import { createPopupQueue } from './popupQueue'
import type { Popup } from './popupQueue'

const second = 1000

describe('a busy member', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    document.body.replaceChildren()
    jest.useRealTimers()
  })
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  const match: Popup = { name: 'match', profile: createCard(1) }
  const like: Popup = { name: 'like', profile: createCard(2) }
  const bonus: Popup = { name: 'time-bonus' }
  const show = (markup: string) => {
    document.body.innerHTML = markup
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
    return { queue: createPopupQueue(() => 0, watchBusy()), find }
  }
  const form = '<textarea></textarea><button>Send</button>'

  it.each([match, like, bonus])(
    '[POPUP-02][POPUP-05] sees $name only after leaving the field',
    async (popup) => {
      const { queue, find } = show(form)
      find('textarea').focus()
      queue.add(popup)
      await pass(60 * second)
      find('button').focus()
      await pass(timings.popupAfterWritingMs - 1)
      expect(queue.get()).toBeNull()
      find('textarea').focus()
      await pass(60 * second)
      expect(queue.get()).toBeNull()
      find('button').focus()
      await pass(timings.popupAfterWritingMs + timings.popupRetryMs)
      expect(queue.get()).toBe(popup)
    },
  )

  it('[POPUP-02] sees the popup after leaving the page with the field', async () => {
    const { queue, find } = show(form)
    find('textarea').focus()
    queue.add(match)
    document.body.replaceChildren()
    await pass(timings.popupAfterWritingMs + timings.popupRetryMs)
    expect(queue.get()).toBe(match)
  })

  it.each(['<dialog open><p>Filters</p></dialog>', '<div role="dialog">Filters</div>'])(
    '[POPUP-05] sees no popup while %s is open',
    async (markup) => {
      const { queue } = show(markup)
      queue.add(bonus)
      await pass(60 * second)
      expect(queue.get()).toBeNull()
      document.body.replaceChildren()
      await pass(timings.popupAfterWritingMs + timings.popupRetryMs)
      expect(queue.get()).toBe(bonus)
    },
  )

  it.each(['pointerdown', 'keydown', 'change', 'submit', 'popstate', 'wheel', 'touchmove'])(
    '[POPUP-05] sees the result of a %s until they leave it alone',
    async (type) => {
      const { queue } = show(form)
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      window.dispatchEvent(new Event(type))
      queue.add(bonus)
      queue.add(match)
      await pass(timings.matchAfterActionMs - 1)
      expect(queue.get()).toBeNull()
      await pass(timings.popupRetryMs)
      expect(queue.get()).toBe(match)
      queue.drop('match')
      await pass(timings.popupAfterActionMs - timings.matchAfterActionMs - 2 * second)
      expect(queue.get()).toBeNull()
      await pass(2 * second)
      expect(queue.get()).toBe(bonus)
    },
  )

  it('[POPUP-02][POPUP-05] sees nothing while reading on, however long', async () => {
    const { queue } = show('<main>Results</main>')
    document.body.dispatchEvent(new Event('submit', { bubbles: true }))
    queue.add(match)
    for (let step = 0; step < 10; step += 1) {
      await pass(timings.matchAfterActionMs - second)
      document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    }
    expect(queue.get()).toBeNull()
    await pass(timings.matchAfterActionMs + timings.popupRetryMs)
    expect(queue.get()).toBe(match)
  })

  it('[POPUP-05] sees a loading result first, up to a time-out', async () => {
    const { queue } = show('<main><p aria-busy="true"></p></main>')
    document.body.dispatchEvent(new Event('change', { bubbles: true }))
    queue.add(bonus)
    await pass(timings.popupAfterActionMs + timings.requestTimeoutMs - 1)
    expect(queue.get()).toBeNull()
    await pass(timings.popupRetryMs)
    expect(queue.get()).toBe(bonus)
  })

  it('[POPUP-02] sees a match right after their own press that caused it', () => {
    const { queue } = show(form)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    const own: Popup = { name: 'match', profile: createCard(1), isOwn: true }
    queue.add(bonus)
    queue.add(own)
    expect(queue.get()).toBe(own)
  })

  it('[POPUP-02] lets a match after the member’s own like open once a dialog closes, not over an open one', async () => {
    const { queue } = show('<dialog open><p>Filters</p></dialog>')
    const own: Popup = { name: 'match', profile: createCard(1), isOwn: true }
    queue.add(own)
    expect(queue.get()).toBeNull()
    document.body.replaceChildren()
    await pass(timings.popupRetryMs)
    expect(queue.get()).toBe(own)
  })

  it('[ENTRY-01] sees the entry warning at once, and a visible popup stays', () => {
    const { queue, find } = show(form)
    queue.add(match)
    find('textarea').focus()
    expect(queue.get()).toBe(match)
    queue.close(match)
    queue.add({ name: 'entry' })
    expect(queue.get()).toEqual({ name: 'entry' })
  })

  it('does not see a popup that is no longer due', async () => {
    const { queue, find } = show(form)
    find('textarea').focus()
    queue.add(bonus)
    queue.drop('time-bonus')
    find('button').focus()
    await pass(60 * second)
    expect(queue.get()).toBeNull()
  })
})
