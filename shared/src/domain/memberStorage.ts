/** What this browser keeps of a member between visits; a logout clears it. */
export const memberStorage = {
  /** IndexedDB: messages that were written and not sent. */
  database: 'duetto-member',
  store: 'outbox',
  /** Beginnings of names in localStorage. */
  prefixes: ['duetto.draft.', 'duetto.lastChat.', 'duetto.fictionalNotice.'],
} as const
