import { cardTexts } from '../features/profile-card/catalogue'
import { signUpTexts } from '../features/sign-up/catalogue'
import { remote } from '../remote'
import { createStore } from '../store'
import { ActivationReminder } from './ActivationReminder'

export const slots = remote.createSlots(
  {
    'sign-up-modal': remote.lazySlot<'sign-up-modal'>({
      load: async () => (await import(/* webpackChunkName: "sign-up-modal" */ './SignUpModal')).SignUpModal,
      texts: signUpTexts,
    }),
    'profile-card': remote.lazySlot<'profile-card'>({
      load: async () =>
        (await import(/* webpackChunkName: "profile-card" */ '../features/profile-card/ProfileCard'))
          .ProfileCard,
      texts: cardTexts,
    }),
    'activation-reminder': ActivationReminder,
  },
  { createStore },
)
