import { timings } from '@duetto/shared/domain'
import { createCard } from '@duetto/shared/testing'
import { createPopupQueue } from './popupQueue'
import { storedTimes } from './storedTimes'

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

  it('[POPUP-02] waits ten minutes across a reload, but not after the clock was set back', () => {
    const start = (at: number) =>
      createPopupQueue(
        () => at,
        () => 'no',
        storedTimes,
      )
    start(timings.popupEveryMs).add({ name: 'match', profile: createCard(1) })
    const reloaded = start(2 * timings.popupEveryMs - 1)
    reloaded.add({ name: 'match', profile: createCard(2) })
    expect(reloaded.get()).toBeNull()
    for (const at of [timings.popupEveryMs - 1, 2 * timings.popupEveryMs]) {
      const later = start(at)
      later.add({ name: 'match', profile: createCard(3) })
      expect(later.get()).not.toBeNull()
    }
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

  it('[POPUP-02] reports a match whose popup still waits after some seconds, and opens it later', () => {
    jest.useFakeTimers()
    let busy: 'acting' | 'no' = 'acting'
    const queue = createPopupQueue(Date.now, () => busy)
    queue.add({ name: 'match', profile: createCard(1) })
    jest.advanceTimersByTime(timings.matchToastMs - 1)
    queue.add({ name: 'match', profile: createCard(1) })
    expect([queue.get(), queue.missedMatch.get()]).toEqual([null, null])
    jest.advanceTimersByTime(timings.popupRetryMs)
    expect(queue.missedMatch.get()).toMatchObject({ id: 1 })
    busy = 'no'
    jest.advanceTimersByTime(timings.popupRetryMs)
    expect(queue.get()).toMatchObject({ name: 'match', profile: { id: 1 } })
    jest.useRealTimers()
  })

  it('[POPUP-02] reports a waiting match at once if a later one replaces it', () => {
    const queue = createPopupQueue(
      () => 0,
      () => 'acting',
    )
    queue.add({ name: 'match', profile: createCard(1) })
    queue.add({ name: 'match', profile: createCard(2) })
    expect(queue.missedMatch.get()).toMatchObject({ id: 1 })
  })

  it('[POPUP-02] opens a match after the popup that is in front of it, without a report', () => {
    const entry = { name: 'entry' } as const
    const queue = createPopupQueue(() => 0)
    queue.add(entry)
    queue.add({ name: 'match', profile: createCard(2), isOwn: true })
    queue.close(entry)
    expect([queue.missedMatch.get(), queue.get()]).toMatchObject([null, { profile: { id: 2 } }])
  })
})
