import { defineContract } from '@duetto/shared/platform/contract'
import type { BusOf } from '@duetto/shared/platform/contract'

/** What the shell may read before anything of this package runs. */
export const contract = defineContract({
  name: 'mf-signup',
  contractVersion: '1.0.0',
  routes: [
    'signup',
    'members-id-signup',
    'complete-signup',
    'signup-matches',
    'login',
    'reset-password',
    'reset-password-do',
    'activate',
    'activate-done',
    'activate-error',
    'mail-change-do',
    'account-deleted',
    'profile',
    'notifications',
    'settings',
  ],
  slots: ['sign-up-modal', 'activation-reminder'],
  hears: ['redirected-to-login', 'signup-closed'],
  tells: ['signup-closed', 'redirected-to-login'],
  firstCalls: {
    profile: [{ call: 'getProfile' }],
    notifications: [{ call: 'getNotifications' }],
    settings: [{ call: 'getNotifications' }],
    'members-id-signup': [{ call: 'getMember', query: { id: ['path.id'] } }],
  },
})
export type SignupBus = BusOf<typeof contract>
