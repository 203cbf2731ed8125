import { createSlots } from '@duetto/shared/platform'
import { loadMessages } from '../loadMessages'
import { CreditAlert } from './CreditAlert'
import { TimeBonusBanner } from './TimeBonusBanner'
import { TimeBonusPopup } from './TimeBonusPopup'

export const slots = createSlots({
  name: 'mf-payments',
  loadMessages,
  slots: {
    'time-bonus-banner': TimeBonusBanner,
    'time-bonus-popup': TimeBonusPopup,
    'credit-alert': CreditAlert,
  },
})
