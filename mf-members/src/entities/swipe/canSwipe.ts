import { writable } from '@duetto/shared/platform'

/** Whether the open swipe game has a card and a like left. Shared with the match dialog, which has a separate store. */
export const canSwipe = writable(false)
