import type { RemoteContract } from '@duetto/shared/platform'
import { loadMessages } from './loadMessages'

/** What the shell may read before anything of this package runs. */
export const contract: RemoteContract = {
  name: 'mf-signup',
  contractVersion: '1.0.0',
  platform: '1',
  routes: [
    'signup',
    'members-id-signup',
    'complete-signup',
    'signup-matches',
    'login',
    'reset-password',
    'reset-password-do',
    'activate-done',
    'activate-error',
    'mail-change-do',
    'account-deleted',
    'profile',
    'notifications',
    'settings',
  ],
  slots: ['sign-up-modal', 'activation-reminder'],
  consumes: {},
  produces: {
    'signup-started': 1,
    'signup-flow-complete': 1,
    'signup-closed': 1,
    'redirected-to-login': 1,
  },
  loadMessages,
}
