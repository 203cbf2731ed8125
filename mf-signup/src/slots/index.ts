import { remote } from '../remote'
import { ActivationReminder } from './ActivationReminder'
import { SignUpModal } from './SignUpModal'

export const slots = remote.createSlots({
  'sign-up-modal': SignUpModal,
  'activation-reminder': ActivationReminder,
})
