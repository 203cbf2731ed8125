const memberKeys = {
  draft: 'duetto.draft.',
  lastChat: 'duetto.lastChat.',
  fictionalNotice: 'duetto.fictionalNotice.',
  question: 'duetto.question.',
  waiting: 'duetto.waiting.',
  sendConsent: 'duetto.sendConsent.',
  newEmail: 'duetto.newEmail.',
  popupAt: 'duetto.popupAt.',
  profileDraft: 'duetto-profile',
  signUpDraft: 'duetto-sign-up',
  matchFinder: 'duetto-match-finder',
  pendingAction: 'duetto-wish',
} as const

/** Storage keys and database of a member's data, deleted on log-out, suspension and deletion of the account. */
export const memberStorage = { database: 'duetto-member', store: 'outbox', ...memberKeys } as const

type MemberPrefix = (typeof memberKeys)[keyof typeof memberKeys]

export const memberPrefixes: readonly MemberPrefix[] = Object.values(memberKeys)

/** Keys of data that belongs to the browser or to a visitor. Not deleted with a member's data. */
export const browserPrefixes = [
  'duetto.chunkReload',
  'duetto.consent',
  'duetto.dismissed.',
  'duetto.messageSound',
  'duetto.mounted.',
  'duetto.overrides',
  'duetto.push.accounts',
  'duetto.scroll',
  'duetto.session',
  'duetto.tracking',
  'duetto.visit',
  'duetto-visitor-search',
] as const

/** Add a new key to one of the lists above, which decide whether it is deleted with a member's data. */
export type StorageKey = `${MemberPrefix | (typeof browserPrefixes)[number]}${string}`
