import { combineReducers } from '@reduxjs/toolkit'
import type { Dispatch } from '@reduxjs/toolkit'
import type { ChatBus, contract } from './contract'
import type { Http } from '@duetto/shared/http'
import type { Navigation, Readable, RemotePlatform, Session } from '@duetto/shared/platform'
import { useDispatch, useSelector } from 'react-redux'
import { attachmentReducer } from './entities/attachment/slice'
import { blockReducer } from './entities/block/slice'
import { changesReducer } from './entities/changes/slice'
import { chatsReducer } from './entities/chats/slice'
import { conversationReducer } from './entities/conversation/slice'
import { gifReducer } from './entities/gif/slice'
import { icebreakersReducer } from './entities/icebreakers/slice'
import { outboxReducer } from './entities/outbox/slice'
import { reportReducer } from './entities/report/slice'
import { searchReducer } from './entities/search/slice'
import { translationReducer } from './entities/translation/slice'
import { waitingReducer } from './entities/waiting/slice'

export interface ChatContext {
  http: Http
  bus: ChatBus
  navigation: Pick<Navigation, 'push'>
  /** Server time in ms since the epoch. */
  now: () => number
  userId: () => number | null
  session?: Pick<Readable<Session>, 'get' | 'subscribe'>
  refreshSession?: () => Promise<void>
}

export const contextOf = (platform: RemotePlatform<typeof contract>): ChatContext => ({
  ...platform,
  userId: () => platform.session.get().user?.id ?? null,
})

export const reducer = combineReducers({
  attachment: attachmentReducer,
  block: blockReducer,
  changes: changesReducer,
  chats: chatsReducer,
  conversation: conversationReducer,
  gif: gifReducer,
  icebreakers: icebreakersReducer,
  outbox: outboxReducer,
  report: reportReducer,
  search: searchReducer,
  translation: translationReducer,
  waiting: waitingReducer,
})
export type ChatState = ReturnType<typeof reducer>

export const useChatDispatch = useDispatch.withTypes<Dispatch>()
export const useChatSelector = useSelector.withTypes<ChatState>()
