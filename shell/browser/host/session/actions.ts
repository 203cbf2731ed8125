import { createAction } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'

/** Reloads the user: after login, sign-up, payment or an expired session. */
export const refreshRequested = createAction<(() => void) | undefined>('session/refreshRequested')
/** Reloads chats and likes: after a pushed message or a gap in the stream. */
export const syncRequested = createAction('session/syncRequested')

export interface LastLikeRequest {
  delayMs: number
  show: (profile: ProfileCard) => void
}
/** Shows the latest like after a delay. */
export const lastLikeRequested = createAction<LastLikeRequest>('session/lastLikeRequested')

/** The API did not answer who is logged in: retry. */
export const retryRequested = createAction('session/retryRequested')
