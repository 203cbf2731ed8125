/** Storage keys and database of a member's data, which logging out deletes. */
export const memberStorage = {
  database: 'duetto-member',
  store: 'outbox',
  waiting: 'duetto.waiting.',
  /** Prefix of keys in sessionStorage, not localStorage. */
  sendConsent: 'duetto.sendConsent.',
  /** Prefix of keys in sessionStorage, not localStorage. */
  newEmail: 'duetto.newEmail.',
  /** Prefix of keys in sessionStorage, not localStorage. */
  popupAt: 'duetto.popupAt.',
  prefixes: [
    'duetto.draft.',
    'duetto.lastChat.',
    'duetto.fictionalNotice.',
    'duetto.question.',
    'duetto.waiting.',
    'duetto.sendConsent.',
    'duetto.newEmail.',
    'duetto.popupAt.',
  ],
} as const
