import { timings } from '@duetto/shared/domain'
import { callApi, failureOf, safely, signedOut } from '@duetto/shared/redux'
import {
  all,
  cancel,
  delay,
  fork,
  getContext,
  put,
  race,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga'
import type { MembersBus } from '../../contract'
import {
  detailsFailed,
  detailsLate,
  detailsReceived,
  lineFailed,
  lineSent,
  lineSubmitted,
  matchOpened,
  matchShown,
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

/** Marks the like as seen, because the dialog shows it. */
function* markSeen({ payload: profile }: ReturnType<typeof matchShown>) {
  try {
    if (!(yield* callApi('markLikeSeen', { body: { profile } }))) return
    const likes = yield* callApi('getLikes')
    const bus = yield* getContext<MembersBus>('bus')
    if (likes) bus.emit('likes-changed', { totalNew: likes.total_new })
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
  yield* takeEvery(matchShown, safely(markSeen))
  yield* takeLeading(lineSubmitted, safely(send))
}
