import { defineContract } from '@duetto/shared/platform/contract'
import type { BusOf } from '@duetto/shared/platform/contract'

/** What the shell may read before anything of this package runs. */
export const contract = defineContract({
  name: 'mf-members',
  contractVersion: '1.0.0',
  routes: ['members', 'members-id', 'likes-m-id', 'likes', 'likes-type', 'swipe-game', 'match-finder'],
  slots: ['like-popup', 'match-modal'],
  hears: ['match', 'blocked', 'like-new'],
  tells: ['blocked', 'likes-changed', 'image-pressed'],
})
export type MembersBus = BusOf<typeof contract>
