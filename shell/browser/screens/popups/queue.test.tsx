import { act } from '@testing-library/react'
import { useState } from 'react'
import type { User } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import { createRemoteStore } from '@duetto/shared/redux'
import { fakePlatform, makeCard, makeUser, renderRemote, settle } from '@duetto/shared/testing'
import { routeOf } from '../../../testing/siteRoutes'
import { lastLikeRequested } from '../../host/session/actions'
import type { LastLikeRequest } from '../../host/session/actions'
import { lastLikeSaga } from '../../host/session/lastLike'
import { dismiss } from '../notices/dismissals'
import { createPopupQueue } from '../../host/popups/popupQueue'
import type { PopupQueue } from '../../host/popups/popupQueue'
import { readDelay, useLikePopup } from './useLikePopup'
import { useTimeBonusPopup } from './useTimeBonusPopup'

const second = 1000

describe('the queue of popups', () => {
  it('[POPUP-02][POPUP-03] shows one at a time, the most important of those that wait', () => {
    const queue = createPopupQueue(() => 0)
    queue.add({ name: 'time-bonus' })
    queue.add({ name: 'like', profile: makeCard(1) })
    queue.add({ name: 'match', profile: makeCard(2) })
    const seen: string[] = []
    for (let shown = queue.get(); shown; shown = queue.get()) {
      seen.push(shown.name)
      queue.close(shown)
    }
    expect(seen).toEqual(['time-bonus', 'match', 'like'])
  })

  it('[POPUP-02] a second word of one that is closed leaves the next one open', () => {
    const queue = createPopupQueue(() => 0)
    queue.add({ name: 'match', profile: makeCard(1) })
    queue.add({ name: 'time-bonus' })
    const match = queue.get()!
    queue.close(match)
    queue.close(match)
    expect(queue.get()).toEqual({ name: 'time-bonus' })
  })

  it('[ALERT-02][ENTRY-01] the entry and the activation come whenever they are due', () => {
    const queue = createPopupQueue(() => 0)
    for (const name of ['entry', 'activation', 'entry', 'activation'] as const) {
      queue.add({ name })
      expect(queue.get()).toEqual({ name })
      queue.drop(name)
    }
    expect(queue.get()).toBeNull()
  })

  it('[POPUP-02] each kind rests for ten minutes', () => {
    let now = 0
    const queue = createPopupQueue(() => now)
    queue.add({ name: 'match', profile: makeCard(1) })
    queue.close(queue.get()!)
    queue.add({ name: 'match', profile: makeCard(2) })
    expect(queue.get()).toBeNull()
    now = timings.popupEveryMs
    queue.add({ name: 'match', profile: makeCard(3) })
    expect(queue.get()).toMatchObject({ profile: { id: 3 } })
  })
})

describe('popups of a page', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
  })
  const stops: (() => void)[] = []
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop())
    jest.useRealTimers()
  })
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const nobody = () => ({ profiles: [], liked_by: [], total_new: 0 })

  it.each([
    ['?t=5&gender=male', 5],
    ['?t=soon', -1],
    ['?t=-3', -1],
    ['?t=', -1],
    ['?gender=male', null],
  ])('[POPUP-01] %s', (search, seconds) => expect(readDelay(search)).toBe(seconds))

  const showLike = (liked_by: object[], user: User | null = makeUser()) => {
    const fake = fakePlatform({
      path: '/members?t=5&gender=male',
      user,
      answers: { getLikes: () => ({ ...nobody(), liked_by: liked_by as never }) },
    })
    const queue = createPopupQueue(() => 0)
    const { store, stop } = createRemoteStore({
      reducer: () => ({ session: fake.session.get() }),
      sagas: [lastLikeSaga],
      context: { http: fake.http },
    })
    stops.push(stop)
    const showLastLike = (request: LastLikeRequest) => void store.dispatch(lastLikeRequested(request))
    const Page = () => {
      useLikePopup({ platform: fake.platform, queue, showLastLike })
      return null
    }
    renderRemote(<Page />)
    const logIn = (id: number): void => {
      fake.session.set({ ...fake.session.get(), user: makeUser({ id }) })
      store.dispatch({ type: 'session' })
    }
    return { ...fake, queue, logIn }
  }

  it('[POPUP-01] shows after t seconds who liked the member, and t leaves the address', async () => {
    const { queue, visited } = showLike([
      { ...makeCard(7), like_new: true, liked_at: '2026-03-01T11:00:00Z' },
    ])
    expect(visited).toEqual(['/members?gender=male'])
    await pass(4.9 * second)
    expect(queue.get()).toBeNull()
    await pass(0.2 * second)
    await settle()
    expect(queue.get()).toMatchObject({ name: 'like', profile: { id: 7 } })
  })

  it('[POPUP-01] invents nobody, and shows nothing to visitors', async () => {
    const alone = showLike([])
    const visitor = showLike([{ ...makeCard(7), like_new: true, liked_at: '2026-03-01T11:00:00Z' }], null)
    await pass(10 * second)
    expect([alone.queue.get(), visitor.queue.get()]).toEqual([null, null])
  })

  it('[POPUP-01] a delay that one member asked for shows nothing to the next', async () => {
    const { queue, calls, logIn } = showLike([{ ...makeCard(7), like_new: true }])
    await pass(4 * second)
    act(() => logIn(99))
    await pass(10 * second)
    await settle()
    expect(queue.get()).toBeNull()
    expect(calls).toEqual([])
  })

  const showBonus = (over: Partial<{ credits: number; hasBonus: boolean; route: string }> = {}) => {
    const { credits = 0, hasBonus = true, route = 'members' } = over
    const { platform } = fakePlatform({ user: makeUser({ credits }) })
    const queue: PopupQueue = createPopupQueue(() => 0)
    let move: (id: string) => void = () => {}
    const Page = () => {
      const [id, setId] = useState(route)
      move = setId
      useTimeBonusPopup({ platform, queue, route: routeOf(id), hasBonus })
      return null
    }
    renderRemote(<Page />)
    return { queue, go: (id: string) => act(() => move(id)) }
  }

  it('[POPUP-05][LAYOUT-10] comes up after forty seconds in the members area', async () => {
    const { queue, go } = showBonus()
    await pass(39 * second)
    go('likes')
    expect(queue.get()).toBeNull()
    await pass(1 * second)
    expect(queue.get()).toEqual({ name: 'time-bonus' })
  })

  it('[POPUP-05][LAYOUT-10] leaving the members area cancels it', async () => {
    const { queue, go } = showBonus()
    await pass(39 * second)
    go('profile')
    await pass(60 * second)
    expect(queue.get()).toBeNull()
  })

  it.each([
    ['with credits', { credits: 3 }],
    ['without a bonus', { hasBonus: false }],
    ['outside the members area', { route: 'credits' }],
  ])('[POPUP-05] not %s', async (_, over) => {
    const { queue } = showBonus(over)
    await pass(60 * second)
    expect(queue.get()).toBeNull()
  })

  it('[POPUP-05] once put away it does not come again', async () => {
    dismiss('time-bonus', 1)
    const { queue } = showBonus()
    await pass(60 * second)
    expect(queue.get()).toBeNull()
  })
})
