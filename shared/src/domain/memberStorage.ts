/** A member's data in the browser's storage. Logging out deletes it. */
export const memberStorage = {
  /** IndexedDB database with unsent messages. */
  database: 'duetto-member',
  store: 'outbox',
  /** Key prefix of messages to send once credits are bought. */
  waiting: 'duetto.waiting.',
  /** Key prefix of choices to send a message after paying. In sessionStorage. */
  sendConsent: 'duetto.sendConsent.',
  /** Key prefixes in localStorage and sessionStorage. */
  prefixes: [
    'duetto.draft.',
    'duetto.lastChat.',
    'duetto.fictionalNotice.',
    'duetto.question.',
    'duetto.waiting.',
    'duetto.sendConsent.',
  ],
} as const
