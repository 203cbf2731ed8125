import { defineContract } from '@duetto/shared/platform/contract'
import type { BusOf } from '@duetto/shared/platform/contract'

/** What the shell may read before anything of this package runs. */
export const contract = defineContract({
  name: 'mf-chat',
  contractVersion: '1.0.0',
  routes: ['chats', 'chats-id', 'members-id-chat'],
  slots: [],
  hears: ['chat-pushed', 'typing', 'read', 'chat-read', 'resync'],
  tells: ['chats-changed', 'chat-seen', 'credits-changed', 'blocked'],
  firstCalls: {
    chats: [{ call: 'getChats' }],
    'chats-id': [{ call: 'getChats' }],
    'members-id-chat': [{ call: 'getChats' }],
  },
})
export type ChatBus = BusOf<typeof contract>
