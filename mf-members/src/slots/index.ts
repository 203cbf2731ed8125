import { remote } from '../remote'
import { LikePopup } from './LikePopup'
import { MatchModal } from './match/MatchModal'
import { createSlotsStore } from './store'

export const slots = remote.createSlots(
  { 'like-popup': LikePopup, 'match-modal': MatchModal },
  { createStore: createSlotsStore },
)
