import { defineContract } from '@duetto/shared/platform/contract'
import type { BusOf } from '@duetto/shared/platform/contract'

const signUpChunk = { chunk: 'sign-up', prefetch: 'visitors' } as const
const signUp = { layout: 'empty', title: 'signup.flow.title', ...signUpChunk } as const
/** Chunk of the pages for e-mail links. Not prefetched, because few visitors need them. */
const linkChunk = { chunk: 'links', prefetch: 'never' } as const
/** Hides the entry warning, because recipients of e-mails have entered their date of birth. */
const fromMail = { hides: ['entry'], ...linkChunk } as const
const settings = {
  access: 'members',
  title: 'signup.settings.title',
  hides: ['activation', 'disabled-notifications', 'photo', 'push'],
  initialQueries: [{ call: 'getNotifications' }],
  chunk: 'account',
} as const

export const contract = defineContract({
  name: 'mf-signup',
  routes: {
    signup: { path: '/signup', description: 'signup.flow.lead', isListed: true, ...signUp },
    'members-id-signup': {
      path: '/members/:id/signup',
      params: { id: 'number' },
      ...signUp,
      initialQueries: [{ call: 'getMember', query: { id: ['path.id'] }, isSubject: true }],
    },
    'complete-signup': {
      path: '/complete-signup',
      title: 'signup.flow.title',
      access: 'members',
      hides: ['activation', 'photo', 'push', 'entry'],
      ...signUpChunk,
    },
    'signup-matches': {
      path: '/signup-matches',
      title: 'signup.matches.title',
      access: 'members',
      // Hides `activation` and `photo`, because the page itself contains the code field and suggests a photo.
      hides: ['activation', 'photo', 'push'],
      ...signUpChunk,
    },
    login: {
      path: '/login',
      title: 'signup.login.title',
      isListed: true,
      layout: 'empty',
      access: 'visitors',
    },
    'reset-password': { path: '/reset-password', title: 'signup.reset.title', hides: ['entry'] },
    'reset-password-do': { path: '/reset-password/do', title: 'signup.reset.doTitle', hides: ['entry'] },
    activate: {
      path: '/activate',
      title: 'signup.link.confirmTitle',
      access: 'members',
      hides: ['activation', 'disabled-notifications', 'photo', 'push'],
      ...linkChunk,
    },
    'activate-done': {
      path: '/activate/done',
      title: 'signup.link.activating',
      hides: ['activation', 'photo', 'push', 'entry'],
      ...linkChunk,
    },
    'activate-error': { path: '/activate/error', title: 'signup.link.activationFailedTitle', ...fromMail },
    'mail-change-do': { path: '/mail-change/do', ...fromMail },
    'mail-change-stop': { path: '/mail-change/stop', title: 'signup.mailStop.stopping', ...fromMail },
    unsubscribe: { path: '/unsubscribe', title: 'signup.unsubscribe.working', ...fromMail },
    'account-deleted': { path: '/account-deleted', layout: 'empty', ...linkChunk },
    profile: {
      path: '/profile',
      title: 'signup.profile.title',
      access: 'members',
      hides: ['photo'],
      initialQueries: [{ call: 'getProfile' }],
      chunk: 'account',
    },
    notifications: { path: '/notifications', ...settings },
    settings: { path: '/settings', ...settings },
  },
  slots: ['sign-up-modal', 'activation-reminder', 'profile-card'],
  subscribes: [],
  emits: ['signup-closed', 'redirected-to-login'],
})
export type SignUpBus = BusOf<typeof contract>
