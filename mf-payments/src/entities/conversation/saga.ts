import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, takeLatest } from 'typed-redux-saga'
import { conversationLoaded, conversationRequested } from './slice'

function* fetchConversation() {
  try {
    const answer = yield* callApi('getChats', { query: {} })
    if (!answer) return
    const [latest = null] = answer.chats
    yield* put(conversationLoaded(answer.chats.find(({ draft }) => draft !== '') ?? latest))
  } catch (error) {
    // Ignore API errors, because the result page then links to the list of conversations.
    codeOf(error)
  }
}

export function* conversationSaga() {
  yield* takeLatest(conversationRequested, safely(fetchConversation))
}
