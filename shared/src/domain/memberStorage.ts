/** Names under which the browser stores a member's data. Logging out deletes that data. */
export const memberStorage = {
  database: 'duetto-member',
  store: 'outbox',
  waiting: 'duetto.waiting.',
  /** In sessionStorage. */
  sendConsent: 'duetto.sendConsent.',
  prefixes: [
    'duetto.draft.',
    'duetto.lastChat.',
    'duetto.fictionalNotice.',
    'duetto.question.',
    'duetto.waiting.',
    'duetto.sendConsent.',
  ],
} as const
