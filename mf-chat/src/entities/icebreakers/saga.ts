import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { put, takeLatest } from 'typed-redux-saga'
import { icebreakersLoaded, icebreakersWanted } from './slice'

/** Suggested first lines; if they fail to load, there are none. */
function* load({ payload: profile }: ReturnType<typeof icebreakersWanted>) {
  try {
    const answer = yield* callApi('getIcebreakers', { query: { profile } })
    if (answer) yield* put(icebreakersLoaded(answer))
  } catch (error) {
    failureOf(error)
  }
}

export function* icebreakersSaga() {
  yield* takeLatest(icebreakersWanted, safely(load))
}
