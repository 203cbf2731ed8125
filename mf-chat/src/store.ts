import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { chatsSaga } from './entities/chats/saga'
import { conversationSaga } from './entities/conversation/saga'
import { outboxSaga } from './entities/outbox/saga'
import type { contract } from './contract'
import { reducer } from './state'
import type { ChatContext } from './state'

export const makeChatStore = (context: ChatContext) =>
  createRemoteStore({ reducer, sagas: [chatsSaga, conversationSaga, outboxSaga], context })

export const makeStore = ({ http, bus, session }: RemotePlatform<typeof contract>) =>
  makeChatStore({ http, bus, userId: () => session.get().user?.id ?? null })
