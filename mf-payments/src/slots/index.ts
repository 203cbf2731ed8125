import { remote } from '../remote'
import { BuyCredits } from './BuyCredits'
import { CreditAlert } from './CreditAlert'
import { TimeBonusBanner } from './TimeBonusBanner'
import { TimeBonusPopup } from './TimeBonusPopup'

export const slots = remote.createSlots({
  'time-bonus-banner': TimeBonusBanner,
  'time-bonus-popup': TimeBonusPopup,
  'credit-alert': CreditAlert,
  'buy-credits': BuyCredits,
})
