import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { put, takeLatest } from 'typed-redux-saga'
import { icebreakersLeft, icebreakersLoaded, icebreakersRequested } from './slice'

function* load(action: ReturnType<typeof icebreakersRequested | typeof icebreakersLeft>) {
  if (!icebreakersRequested.match(action)) return
  const profile = action.payload
  try {
    const answer = yield* callApi('getIcebreakers', { query: { profile } })
    if (answer) yield* put(icebreakersLoaded(answer.icebreakers))
  } catch (error) {
    failureOf(error)
  }
}

export function* icebreakersSaga() {
  yield* takeLatest([icebreakersRequested, icebreakersLeft], safely(load))
}
