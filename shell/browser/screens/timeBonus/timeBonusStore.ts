import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Http } from '@duetto/shared/http'
import { callApi, codeOf, createRemoteStore, safely } from '@duetto/shared/redux'
import { eventChannel } from 'redux-saga'
import { call, delay, getContext, put, race, take, takeLatest } from 'typed-redux-saga'
import type { ServerClock } from '../../host/platform/serverClock'

export interface TimeBonus {
  /** Milliseconds by the server's clock. */
  endsAt: number
  percent: number
}

const slice = createSlice({
  name: 'timeBonus',
  initialState: { bonus: null as TimeBonus | null },
  reducers: {
    /** The member whose bonus is shown from now on; null for none. */
    bonusFollowed: (_state, _action: PayloadAction<number | null>) => ({ bonus: null }),
    bonusChanged: (_, { payload }: PayloadAction<TimeBonus | null>) => ({ bonus: payload }),
  },
})
export const { bonusFollowed } = slice.actions
const { bonusChanged } = slice.actions

/** The page becomes visible again: the device may have slept, and its timers with it. */
const sights = () =>
  eventChannel<true>((emit) => {
    const listener = (): void => {
      if (document.visibilityState === 'visible') emit(true)
    }
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  })

/** The bonus according to the server; null if there is none, undefined without a response. */
function* askServer() {
  const clock = yield* getContext<ServerClock>('clock')
  try {
    const answer = yield* callApi('getTimeBonus')
    if (!answer) return undefined
    clock.correct(Date.parse(answer.now))
    const { timebonus: given } = answer
    return given && { endsAt: Date.parse(given.expires), percent: given.value_percentage }
  } catch (error) {
    // Shown nowhere; anything but a refusal is a bug.
    codeOf(error)
    return undefined
  }
}

function* follow({ payload: userId }: ReturnType<typeof bonusFollowed>) {
  if (userId === null) return
  const clock = yield* getContext<ServerClock>('clock')
  const sight = yield* call(sights)
  let bonus: TimeBonus | null = null
  try {
    for (;;) {
      const answer = yield* call(askServer)
      if (answer !== undefined) bonus = answer
      yield* put(bonusChanged(bonus))
      if (answer === null) return
      if (bonus) {
        const { isOver } = yield* race({
          isOver: delay(Math.max(0, bonus.endsAt - clock.now())),
          seen: take(sight),
        })
        if (!isOver) continue
        bonus = null
        yield* put(bonusChanged(null))
      }
      yield* take(sight)
    }
  } finally {
    sight.close()
  }
}

function* timeBonusSaga() {
  yield* takeLatest(bonusFollowed, safely(follow))
}

export const createTimeBonusStore = (context: { http: Http; clock: ServerClock }) =>
  createRemoteStore({ reducer: slice.reducer, sagas: [timeBonusSaga], context }).store
