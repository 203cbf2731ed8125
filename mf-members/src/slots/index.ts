import { createSlots } from '@duetto/shared/platform'
import { loadMessages } from '../loadMessages'
import { LikePopup } from './LikePopup'
import { MatchModal } from './MatchModal'

export const slots = createSlots({
  name: 'mf-members',
  loadMessages,
  slots: { 'like-popup': LikePopup, 'match-modal': MatchModal },
})
