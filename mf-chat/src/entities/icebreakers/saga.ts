import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { put, takeLeading } from 'typed-redux-saga'
import { icebreakersLoaded, icebreakersWanted } from './slice'

/** Suggested first lines; if they fail to load, there are none. */
function* load() {
  try {
    const answer = yield* callApi('getIcebreakers')
    if (answer) yield* put(icebreakersLoaded(answer.icebreakers))
  } catch (error) {
    failureOf(error)
  }
}

export function* icebreakersSaga() {
  yield* takeLeading(icebreakersWanted, safely(load))
}
