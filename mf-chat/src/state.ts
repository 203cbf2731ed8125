import { combineReducers } from '@reduxjs/toolkit'
import type { Dispatch } from '@reduxjs/toolkit'
import type { ChatBus } from './contract'
import type { Http } from '@duetto/shared/http'
import { useDispatch, useSelector } from 'react-redux'
import { chatsReducer } from './entities/chats/slice'
import { conversationReducer } from './entities/conversation/slice'
import { outboxReducer } from './entities/outbox/slice'

/** What sagas of this package reach through their middleware's context. */
export interface ChatContext {
  http: Http
  bus: ChatBus
  /** Who is logged in; unsent messages are kept for them alone. */
  userId: () => number | null
}

export const reducer = combineReducers({
  chats: chatsReducer,
  conversation: conversationReducer,
  outbox: outboxReducer,
})
export type ChatState = ReturnType<typeof reducer>

export const useChatDispatch = useDispatch.withTypes<Dispatch>()
export const useChatSelector = useSelector.withTypes<ChatState>()
