import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { attachmentSaga } from './entities/attachment/saga'
import { blockSaga } from './entities/block/saga'
import { changesSaga } from './entities/changes/saga'
import { chatsSaga } from './entities/chats/saga'
import { conversationSaga } from './entities/conversation/saga'
import { draftSaga } from './entities/draft/saga'
import { gifSaga } from './entities/gif/saga'
import { icebreakersSaga } from './entities/icebreakers/saga'
import { outboxSaga } from './entities/outbox/saga'
import { reportSaga } from './entities/report/saga'
import { searchSaga } from './entities/search/saga'
import { translationSaga } from './entities/translation/saga'
import { waitingSaga } from './entities/waiting/saga'
import type { contract } from './contract'
import { contextOf, reducer } from './state'
import type { ChatContext } from './state'

const sagas = [
  attachmentSaga,
  blockSaga,
  changesSaga,
  chatsSaga,
  conversationSaga,
  draftSaga,
  gifSaga,
  icebreakersSaga,
  outboxSaga,
  reportSaga,
  searchSaga,
  translationSaga,
  waitingSaga,
]

export const createChatStore = (context: ChatContext) => createRemoteStore({ reducer, sagas, context })

export const createStore = (platform: RemotePlatform<typeof contract>) => createChatStore(contextOf(platform))
