import { createAction } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'

/** Reloads the user, for example after login, sign-up, payment or the end of a session. */
export const refreshRequested = createAction<(() => void) | undefined>('session/refreshRequested')
/** Reloads chats and likes, for example after a pushed message or a gap in the stream. */
export const syncRequested = createAction('session/syncRequested')

export interface LastLikeRequest {
  delayMs: number
  show: (profile: ProfileCard) => void
}
/** Shows the latest like after a delay. */
export const lastLikeRequested = createAction<LastLikeRequest>('session/lastLikeRequested')

/** Requests a retry, because the API did not respond who is logged in. */
export const retryRequested = createAction('session/retryRequested')
