import { createAction } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'

/** Reloads the user: after login, sign-up, payment or an expired session. */
export const refreshRequested = createAction<(() => void) | undefined>('session/refreshRequested')
/** Reloads chats and likes immediately (a pushed message, the stream's resync). */
export const syncRequested = createAction('session/syncRequested')

export interface LastLikeRequest {
  delayMs: number
  show: (profile: ProfileCard) => void
}
/** Shows, after a delay, who liked the member last. */
export const lastLikeRequested = createAction<LastLikeRequest>('session/lastLikeRequested')

/** It is not known who is logged in: ask again after a while. */
export const retryRequested = createAction('session/retryRequested')
