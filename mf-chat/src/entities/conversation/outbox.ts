import type { PendingMessage } from './slice'

const keyOf = (userId: number): string => `duetto.outbox.${userId}`

/** Unsent messages of a member, oldest first. */
export const readOutbox = (userId: number | null): PendingMessage[] => {
  if (userId === null) return []
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as PendingMessage[]
  } catch {
    return []
  }
}

export const keepOutbox = (userId: number | null, messages: readonly PendingMessage[]): void => {
  if (userId === null) return
  try {
    if (messages.length > 0) localStorage.setItem(keyOf(userId), JSON.stringify(messages))
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // A full storage: the messages live as long as the page.
  }
}
