import type { RemoteContract } from '@duetto/shared/platform'
import { loadMessages } from './loadMessages'

/** What the shell may read before anything of this package runs. */
export const contract: RemoteContract = {
  name: 'mf-chat',
  contractVersion: '1.0.0',
  platform: '1',
  routes: ['chats', 'chats-id', 'members-id-chat'],
  slots: [],
  consumes: { 'chat-pushed': 1, typing: 1, read: 1, resync: 1 },
  produces: { 'chats-changed': 1, 'credits-changed': 1, blocked: 1 },
  loadMessages,
}
