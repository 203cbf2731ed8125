/** Storage keys and database of a member's data, which logging out deletes. */
export const memberStorage = {
  database: 'duetto-member',
  store: 'outbox',
  waiting: 'duetto.waiting.',
  sendConsent: 'duetto.sendConsent.',
  newEmail: 'duetto.newEmail.',
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
