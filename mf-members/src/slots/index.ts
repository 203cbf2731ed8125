import { remote } from '../remote'
import { LikePopup } from './LikePopup'
import { MatchModal } from './MatchModal'

export const slots = remote.createSlots({ 'like-popup': LikePopup, 'match-modal': MatchModal })
