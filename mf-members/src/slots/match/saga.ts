import { timings } from '@duetto/shared/domain'
import { callApi, failureOf, safely, signedOut } from '@duetto/shared/redux'
import { all, cancel, delay, fork, put, race, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import {
  detailsFailed,
  detailsLate,
  detailsReceived,
  lineFailed,
  lineSent,
  lineSubmitted,
  matchOpened,
} from './slice'

function* getDetails(profile: number) {
  const { first, chat } = yield* all({
    first: callApi('getIcebreakers', { query: { profile } }),
    chat: callApi('getMessages', { query: { profile } }),
  })
  return first && chat && { first, chat }
}

function* reportLate() {
  yield* delay(timings.matchWaitMs)
  yield* put(detailsLate())
}

function* load({ payload: profile }: ReturnType<typeof matchOpened>) {
  const reporting = yield* fork(reportLate)
  try {
    const { details } = yield* race({ details: getDetails(profile), late: delay(timings.matchDetailsMs) })
    if (!details) return yield* put(detailsFailed())
    const { icebreakers, ...shared } = details.first
    const { messages, cost } = details.chat
    const line = messages.length === 0 ? (icebreakers[0] ?? '') : ''
    yield* put(detailsReceived({ shared, line, cost }))
  } catch (error) {
    yield* put(detailsFailed())
    failureOf(error)
  } finally {
    yield* cancel(reporting)
  }
}

/** The dialog shows the like, so the badges of new likes no longer count it. */
function* markSeen({ payload: profile }: ReturnType<typeof matchOpened>) {
  try {
    yield* callApi('markLikeSeen', { body: { profile } })
  } catch (error) {
    failureOf(error)
  }
}

/** `is_free_only` makes the API reject a message that is no longer free rather than charge for it. */
function* send({ payload: { profileId, text, key } }: ReturnType<typeof lineSubmitted>) {
  try {
    const answer = yield* callApi('sendMessage', {
      body: { profile: profileId, kind: 'text', text, is_free_only: true },
      idempotencyKey: key,
    })
    yield* put(answer ? lineSent() : lineFailed(signedOut))
  } catch (error) {
    yield* put(lineFailed(failureOf(error)))
  }
}

export function* matchSaga() {
  yield* takeLatest(matchOpened, safely(load))
  yield* takeEvery(matchOpened, safely(markSeen))
  yield* takeLeading(lineSubmitted, safely(send))
}
