import { combineReducers } from '@reduxjs/toolkit'
import type { Platform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { useDispatch, useSelector } from 'react-redux'
import type { ChatContext } from './api'
import { chatsSaga } from './entities/chats/saga'
import { chatsReducer } from './entities/chats/slice'
import { conversationSaga } from './entities/conversation/saga'
import { conversationReducer } from './entities/conversation/slice'

const reducer = combineReducers({ chats: chatsReducer, conversation: conversationReducer })
export type ChatState = ReturnType<typeof reducer>

export const makeChatStore = (context: ChatContext) =>
  createRemoteStore({ reducer, sagas: [chatsSaga, conversationSaga], context })

export const makeStore = ({ http, bus, session }: Platform) =>
  makeChatStore({ http, bus, userId: () => session.get().user?.id ?? null })

export const useChatDispatch = useDispatch.withTypes<ReturnType<typeof makeChatStore>['store']['dispatch']>()
export const useChatSelector = useSelector.withTypes<ChatState>()
