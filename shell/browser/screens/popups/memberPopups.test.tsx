import { act } from '@testing-library/react'
import { useState } from 'react'
import type { User } from '@duetto/shared/contract'
import { createRemoteStore } from '@duetto/shared/redux'
import { fakePlatform, createCard, createUser, renderRemote, settle } from '@duetto/shared/testing'
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

describe('a member’s popups', () => {
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
  const noLikes = () => ({ profiles: [], liked_by: [], total_new: 0 })

  it.each([
    ['?t=5&gender=male', 5],
    ['?t=soon', -1],
    ['?t=-3', -1],
    ['?t=', -1],
    ['?gender=male', null],
  ])('[POPUP-01] reads the delay of %s', (search, seconds) => expect(readDelay(search)).toBe(seconds))

  const showLike = (liked_by: object[], user: User | null = createUser()) => {
    const fake = fakePlatform({
      path: '/members?t=5&gender=male',
      user,
      answers: { getLikes: () => ({ ...noLikes(), liked_by: liked_by as never }) },
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
      fake.session.set({ ...fake.session.get(), user: createUser({ id }) })
      store.dispatch({ type: 'session' })
    }
    return { ...fake, queue, logIn }
  }

  it('[POPUP-01] shows the latest like after t seconds and removes t from the URL', async () => {
    const { queue, visited } = showLike([
      { ...createCard(7), like_new: true, liked_at: '2026-03-01T11:00:00Z' },
    ])
    expect(visited).toEqual(['/members?gender=male'])
    await pass(4.9 * second)
    expect(queue.get()).toBeNull()
    await pass(0.2 * second)
    await settle()
    expect(queue.get()).toMatchObject({ name: 'like', profile: { id: 7 } })
  })

  it('[POPUP-01] shows nothing without likes, nor to visitors', async () => {
    const alone = showLike([])
    const visitor = showLike([{ ...createCard(7), like_new: true, liked_at: '2026-03-01T11:00:00Z' }], null)
    await pass(10 * second)
    expect([alone.queue.get(), visitor.queue.get()]).toEqual([null, null])
  })

  it('[POPUP-01] shows nothing if another member has logged in during the delay', async () => {
    const { queue, calls, logIn } = showLike([{ ...createCard(7), like_new: true }])
    await pass(4 * second)
    act(() => logIn(99))
    await pass(10 * second)
    await settle()
    expect(queue.get()).toBeNull()
    expect(calls).toEqual([])
  })

  const showBonus = (over: Partial<{ credits: number; hasBonus: boolean; route: string }> = {}) => {
    const { credits = 0, hasBonus = true, route = 'members' } = over
    const { platform } = fakePlatform({ user: createUser({ credits }) })
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

  it('[POPUP-05][LAYOUT-10] shows the time bonus after forty seconds in the members area', async () => {
    const { queue, go } = showBonus()
    await pass(39 * second)
    go('likes')
    expect(queue.get()).toBeNull()
    await pass(1 * second)
    expect(queue.get()).toEqual({ name: 'time-bonus' })
  })

  it('[POPUP-05][LAYOUT-10] cancels the time bonus when the member leaves the area', async () => {
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
  ])('[POPUP-05] does not show the time bonus %s', async (_, over) => {
    const { queue } = showBonus(over)
    await pass(60 * second)
    expect(queue.get()).toBeNull()
  })

  it('[POPUP-05] does not show a dismissed time bonus again', async () => {
    dismiss('time-bonus', 1)
    const { queue } = showBonus()
    await pass(60 * second)
    expect(queue.get()).toBeNull()
  })
})
