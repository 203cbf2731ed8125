import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { getContext, put, select, takeLeading } from 'typed-redux-saga'
import type { ChatContext, ChatState } from '../../state'
import { blockClosed, blockConfirmed, blockFailed } from './slice'

function* block() {
  const { profileId } = yield* select((state: ChatState) => state.block)
  if (profileId === null) return
  try {
    if (!(yield* callApi('block', { body: { profile: profileId } }))) return
    const bus = yield* getContext<ChatContext['bus']>('bus')
    const navigation = yield* getContext<ChatContext['navigation']>('navigation')
    bus.emit('blocked', { profileId })
    yield* put(blockClosed())
    navigation.push('/chats')
  } catch (error) {
    yield* put(blockFailed(codeOf(error)))
  }
}

export function* blockSaga() {
  yield* takeLeading(blockConfirmed, safely(block))
}
