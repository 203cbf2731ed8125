import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, takeLatest } from 'typed-redux-saga'
import { conversationLoaded, conversationRequested } from './slice'

/** The conversation with an unfinished draft, otherwise the latest one. */
function* fetchConversation() {
  try {
    const answer = yield* callApi('getChats', { query: {} })
    if (!answer) return
    const [latest = null] = answer.chats
    yield* put(conversationLoaded(answer.chats.find(({ draft }) => draft !== '') ?? latest))
  } catch (error) {
    // The link to all conversations remains; anything but a refusal is a bug.
    codeOf(error)
  }
}

export function* conversationSaga() {
  yield* takeLatest(conversationRequested, safely(fetchConversation))
}
