import { createSlots } from '@duetto/shared/platform'
import { loadMessages } from '../loadMessages'
import { ActivationReminder } from './ActivationReminder'
import { SignUpModal } from './SignUpModal'

export const slots = createSlots({
  name: 'mf-signup',
  loadMessages,
  slots: { 'sign-up-modal': SignUpModal, 'activation-reminder': ActivationReminder },
})
