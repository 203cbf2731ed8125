import { signUpTexts } from '../features/sign-up/catalogue'
import { remote } from '../remote'
import { createStore } from '../store'
import { ActivationReminder } from './ActivationReminder'
import { SignUpModal } from './SignUpModal'

export const slots = remote.createSlots(
  { 'sign-up-modal': remote.withTexts(signUpTexts, SignUpModal), 'activation-reminder': ActivationReminder },
  { createStore },
)
