import { writable } from '@duetto/shared/platform'

/** Likes left in the open swipe game, for the match dialog, which has a separate store; null on other pages. */
export const swipesLeft = writable<number | null>(null)
