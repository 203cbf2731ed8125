import { remote } from '../remote'
import { createStore } from '../store'
import { ActivationReminder } from './ActivationReminder'
import { SignUpModal } from './SignUpModal'

export const slots = remote.createSlots(
  { 'sign-up-modal': SignUpModal, 'activation-reminder': ActivationReminder },
  { createStore },
)
