import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { put, takeLatest } from 'typed-redux-saga'
import { icebreakersLoaded, icebreakersRequested } from './slice'

/** Suggestions are optional, so errors are ignored. */
function* load({ payload: profile }: ReturnType<typeof icebreakersRequested>) {
  try {
    const answer = yield* callApi('getIcebreakers', { query: { profile } })
    if (answer) yield* put(icebreakersLoaded(answer.icebreakers))
  } catch (error) {
    failureOf(error)
  }
}

export function* icebreakersSaga() {
  yield* takeLatest(icebreakersRequested, safely(load))
}
