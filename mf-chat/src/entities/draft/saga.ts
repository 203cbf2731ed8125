import { timings } from '@duetto/shared/domain'
import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { delay, takeLatest, takeLeading } from 'typed-redux-saga'
import { draftTyped } from './actions'

function* saveDraft({ payload: { conversationId, text } }: ReturnType<typeof draftTyped>) {
  yield* delay(timings.draftDebounceMs)
  try {
    yield* callApi('saveDraft', { body: { conversation: conversationId, text } })
  } catch (error) {
    // Ignore API errors, because the draft is also stored in this browser.
    failureOf(error)
  }
}

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
