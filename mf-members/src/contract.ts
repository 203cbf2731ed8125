import type { RemoteContract } from '@duetto/shared/platform'
import { loadMessages } from './loadMessages'

/** What the shell may read before anything of this package runs. */
export const contract: RemoteContract = {
  name: 'mf-members',
  contractVersion: '1.0.0',
  platform: '1',
  routes: ['members', 'members-id', 'likes-m-id', 'likes', 'likes-type', 'swipe-game', 'match-finder'],
  slots: ['like-popup', 'match-modal'],
  consumes: { match: 1, blocked: 1, 'like-new': 1 },
  produces: { liked: 1, blocked: 1, 'likes-changed': 1, 'image-pressed': 1 },
  loadMessages,
}
