/** What this browser stores about a member between visits; logging out clears it. */
export const memberStorage = {
  /** IndexedDB: unsent messages. */
  database: 'duetto-member',
  store: 'outbox',
  /** Key prefixes in localStorage. */
  prefixes: ['duetto.draft.', 'duetto.lastChat.', 'duetto.fictionalNotice.', 'duetto.question.'],
} as const
