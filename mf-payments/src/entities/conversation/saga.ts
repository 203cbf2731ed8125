import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, takeLatest } from 'typed-redux-saga'
import { conversationLoaded, conversationRequested } from './slice'

/** Fetches the latest conversation with a draft, or else the latest one. */
function* fetchConversation() {
  try {
    const answer = yield* callApi('getChats', { query: {} })
    if (!answer) return
    const [latest = null] = answer.chats
    yield* put(conversationLoaded(answer.chats.find(({ draft }) => draft !== '') ?? latest))
  } catch (error) {
    // Ignore errors, because the result then links to all conversations.
    codeOf(error)
  }
}

export function* conversationSaga() {
  yield* takeLatest(conversationRequested, safely(fetchConversation))
}
