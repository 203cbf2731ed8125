import { timings } from '@duetto/shared/domain'
import { createCard } from '@duetto/shared/testing'
import { createPopupQueue } from './popupQueue'

describe('the popup queue', () => {
  it('[POPUP-02][POPUP-03] shows one popup at a time, the most important first', () => {
    const queue = createPopupQueue(() => 0)
    queue.add({ name: 'time-bonus' })
    queue.add({ name: 'like', profile: createCard(1) })
    queue.add({ name: 'match', profile: createCard(2) })
    const seen: string[] = []
    for (let shown = queue.get(); shown; shown = queue.get()) {
      seen.push(shown.name)
      queue.close(shown)
    }
    expect(seen).toEqual(['time-bonus', 'match', 'like'])
  })

  it('[POPUP-02] ignores a second close of the same popup', () => {
    const queue = createPopupQueue(() => 0)
    queue.add({ name: 'match', profile: createCard(1) })
    queue.add({ name: 'time-bonus' })
    const match = queue.get()!
    queue.close(match)
    queue.close(match)
    expect(queue.get()).toEqual({ name: 'time-bonus' })
  })

  it('[ALERT-02][ENTRY-01] shows entry warning and activation whenever they are due', () => {
    const queue = createPopupQueue(() => 0)
    for (const name of ['entry', 'activation', 'entry', 'activation'] as const) {
      queue.add({ name })
      expect(queue.get()).toEqual({ name })
      queue.drop(name)
    }
    expect(queue.get()).toBeNull()
  })

  it('[POPUP-05] the time bonus waits while the page has a paywall text', () => {
    jest.useFakeTimers()
    const paywall = document.createElement('p')
    paywall.dataset.paywall = ''
    document.body.append(paywall)
    const queue = createPopupQueue(() => 0)
    queue.add({ name: 'time-bonus' })
    jest.advanceTimersByTime(10 * timings.popupRetryMs)
    expect(queue.get()).toBeNull()
    queue.add({ name: 'like', profile: createCard(1) })
    expect(queue.get()).toMatchObject({ name: 'like' })
    queue.drop('like')
    paywall.remove()
    jest.advanceTimersByTime(timings.popupRetryMs)
    expect(queue.get()).toEqual({ name: 'time-bonus' })
    jest.useRealTimers()
  })

  it('[POPUP-02] shows each kind at most once in ten minutes', () => {
    let now = 0
    const queue = createPopupQueue(() => now)
    queue.add({ name: 'match', profile: createCard(1) })
    queue.close(queue.get()!)
    queue.add({ name: 'match', profile: createCard(2) })
    expect(queue.get()).toBeNull()
    now = timings.popupEveryMs
    queue.add({ name: 'match', profile: createCard(3) })
    expect(queue.get()).toMatchObject({ profile: { id: 3 } })
  })

  it('[POPUP-02] reports each match without a popup once', () => {
    const queue = createPopupQueue(() => 0)
    const missed: (number | undefined)[] = []
    queue.missedMatch.subscribe(() => missed.push(queue.missedMatch.get()?.id))
    queue.add({ name: 'match', profile: createCard(1) })
    queue.add({ name: 'match', profile: createCard(1) })
    queue.add({ name: 'match', profile: createCard(2) })
    queue.close(queue.get()!)
    queue.add({ name: 'match', profile: createCard(1) })
    for (const id of [3, 2, 3]) queue.add({ name: 'match', profile: createCard(id) })
    expect(missed).toEqual([2, 3])
  })

  it('[POPUP-02] reports a match at once whose popup must wait, but not the member’s own', () => {
    jest.useFakeTimers()
    let busy: 'acting' | 'no' = 'acting'
    const queue = createPopupQueue(
      () => 0,
      () => busy,
    )
    queue.add({ name: 'match', profile: createCard(1) })
    queue.add({ name: 'match', profile: createCard(1) })
    expect([queue.get(), queue.missedMatch.get()?.id]).toEqual([null, 1])
    busy = 'no'
    jest.advanceTimersByTime(timings.popupRetryMs)
    expect(queue.get()).toMatchObject({ name: 'match', profile: { id: 1 } })
    queue.close(queue.get()!)
    const entry = { name: 'entry' } as const
    const later = createPopupQueue(() => 0)
    later.add(entry)
    later.add({ name: 'match', profile: createCard(2), isOwn: true })
    expect(later.missedMatch.get()).toBeNull()
    later.close(entry)
    expect(later.get()).toMatchObject({ profile: { id: 2 } })
    jest.useRealTimers()
  })
})
