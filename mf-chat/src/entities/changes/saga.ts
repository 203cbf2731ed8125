import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { busChannel } from '@duetto/shared/events'
import { getContext, put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import type { ChatBus } from '../../contract'
import { selectMessage } from '../conversation/selectors'
import { messageChanged } from '../conversation/slice'
import { changeFailed, deleteSent, editClosed, editSent, reactionChosen } from './slice'
import type { ChatState } from '../../state'

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

function* showReaction(messageId: number, mine: string | null) {
  const message = yield* select((state: ChatState) => selectMessage(state, messageId))
  if (message)
    yield* put(messageChanged({ ...message, reactions: { mine, theirs: message.reactions?.theirs ?? null } }))
  return message?.reactions?.mine ?? null
}

function* react({ payload: { messageId, emoji } }: ReturnType<typeof reactionChosen>) {
  const before = yield* showReaction(messageId, emoji)
  try {
    const answer = yield* callApi('react', { body: { message: messageId, emoji } })
    if (answer) yield* put(messageChanged(answer.message))
  } catch (error) {
    yield* showReaction(messageId, before)
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
