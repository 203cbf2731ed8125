import { timings } from '@duetto/shared/domain'
import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { delay, takeLatest, takeLeading } from 'typed-redux-saga'
import { draftTyped } from './actions'

/** The server keeps a draft for the member's other devices, once the typing rests. */
function* saveDraft({ payload: { conversationId, text } }: ReturnType<typeof draftTyped>) {
  yield* delay(timings.draftRestMs)
  try {
    yield* callApi('saveDraft', { body: { conversation: conversationId, text } })
  } catch (error) {
    // One that is not saved is still in this browser: nobody needs to hear of it.
    failureOf(error)
  }
}

/** The other side sees that the member is typing; a hint that does not arrive is missed by nobody. */
function* sendTyping({ payload: { conversationId, text } }: ReturnType<typeof draftTyped>) {
  if (!text) return
  try {
    yield* callApi('sendTyping', { body: { conversation: conversationId } })
  } catch (error) {
    failureOf(error)
  }
  yield* delay(timings.typingSendEveryMs)
}

export function* draftSaga() {
  yield* takeLatest(draftTyped, safely(saveDraft))
  yield* takeLeading(draftTyped, safely(sendTyping))
}
