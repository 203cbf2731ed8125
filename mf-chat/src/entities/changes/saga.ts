import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { busChannel } from '@duetto/shared/events'
import { getContext, put, takeEvery, takeLeading } from 'typed-redux-saga'
import type { ChatBus } from '../../contract'
import { messageChanged } from '../conversation/slice'
import { changeFailed, deleteSent, editClosed, editSent, reactionChosen } from './slice'

/** The other devices hear of it by the same event as the other member. */
function* edit({ payload: { messageId: message, text } }: ReturnType<typeof editSent>) {
  try {
    const answer = yield* callApi('editMessage', { body: { message, text } })
    if (!answer) return
    yield* put(messageChanged(answer.message))
    yield* put(editClosed())
  } catch (error) {
    yield* put(changeFailed(codeOf(error)))
  }
}

function* remove({ payload: { messageId: message } }: ReturnType<typeof deleteSent>) {
  try {
    const answer = yield* callApi('deleteMessage', { body: { message } })
    if (answer) yield* put(messageChanged(answer.message))
  } catch (error) {
    yield* put(changeFailed(codeOf(error)))
  }
}

/** Shown at once, and as before if the server refuses. */
function* react({ payload: { message, emoji } }: ReturnType<typeof reactionChosen>) {
  const reactions = { mine: emoji, theirs: message.reactions?.theirs ?? null }
  yield* put(messageChanged({ ...message, reactions }))
  try {
    const answer = yield* callApi('react', { body: { message: message.id, emoji } })
    if (answer) yield* put(messageChanged(answer.message))
  } catch (error) {
    yield* put(messageChanged(message))
    yield* put(changeFailed(codeOf(error)))
  }
}

export function* changesSaga() {
  const bus = yield* getContext<ChatBus>('bus')
  yield* takeLeading(editSent, safely(edit))
  yield* takeEvery(deleteSent, safely(remove))
  yield* takeEvery(reactionChosen, safely(react))
  yield* takeEvery(busChannel(bus, 'message-changed'), function* ({ message }) {
    yield* put(messageChanged(message))
  })
}
