import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Http } from '@duetto/shared/http'
import { callApi, codeOf, createRemoteStore, safely } from '@duetto/shared/redux'
import { eventChannel } from 'redux-saga'
import { call, delay, getContext, put, race, take, takeLatest } from 'typed-redux-saga'
import type { ServerClock } from '../../host/platform/serverClock'

export interface TimeBonus {
  endsAt: number
  percent: number
}

const slice = createSlice({
  name: 'timeBonus',
  initialState: { bonus: null as TimeBonus | null },
  reducers: {
    /** Payload: id of the member whose bonus to load, or null to stop. */
    bonusFollowed: (_state, _action: PayloadAction<number | null>) => ({ bonus: null }),
    bonusChanged: (_, { payload }: PayloadAction<TimeBonus | null>) => ({ bonus: payload }),
  },
})
export const { bonusFollowed } = slice.actions
const { bonusChanged } = slice.actions

/** Emits when the page becomes visible, because timers stop while the device sleeps. */
const visibilityChannel = () =>
  eventChannel<true>((emit) => {
    const listener = (): void => {
      if (document.visibilityState === 'visible') emit(true)
    }
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  })

function* loadBonus() {
  const clock = yield* getContext<ServerClock>('clock')
  try {
    const answer = yield* callApi('getTimeBonus')
    if (!answer) return undefined
    clock.correct(Date.parse(answer.now))
    const { timebonus } = answer
    return timebonus && { endsAt: Date.parse(timebonus.expires), percent: timebonus.value_percentage }
  } catch (error) {
    // Rethrows errors other than API errors.
    codeOf(error)
    return undefined
  }
}

function* follow({ payload: userId }: ReturnType<typeof bonusFollowed>) {
  if (userId === null) return
  const clock = yield* getContext<ServerClock>('clock')
  const visible = yield* call(visibilityChannel)
  let bonus: TimeBonus | null = null
  try {
    for (;;) {
      const answer = yield* call(loadBonus)
      if (answer !== undefined) bonus = answer
      yield* put(bonusChanged(bonus))
      if (answer === null) return
      if (bonus) {
        const { isOver } = yield* race({
          isOver: delay(Math.max(0, bonus.endsAt - clock.now())),
          seen: take(visible),
        })
        if (!isOver) continue
        bonus = null
        yield* put(bonusChanged(null))
      }
      yield* take(visible)
    }
  } finally {
    visible.close()
  }
}

function* timeBonusSaga() {
  yield* takeLatest(bonusFollowed, safely(follow))
}

export const createTimeBonusStore = (context: { http: Http; clock: ServerClock }) =>
  createRemoteStore({ reducer: slice.reducer, sagas: [timeBonusSaga], context }).store
