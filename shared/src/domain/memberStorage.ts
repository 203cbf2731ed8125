/** Names of a member's data in the browser's storage, which logging out deletes. */
export const memberStorage = {
  /** IndexedDB database with unsent messages. */
  database: 'duetto-member',
  store: 'outbox',
  /** Key prefix of messages that wait for a purchase of credits. */
  waiting: 'duetto.waiting.',
  /** Key prefixes in localStorage. */
  prefixes: [
    'duetto.draft.',
    'duetto.lastChat.',
    'duetto.fictionalNotice.',
    'duetto.question.',
    'duetto.waiting.',
  ],
} as const
