import { createAction } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'

/** Reloads the user: after login, sign-up, payment or an expired session. */
export const refreshAsked = createAction<(() => void) | undefined>('session/refreshAsked')
/** Reloads chats and likes immediately (a pushed message, the stream's resync). */
export const syncAsked = createAction('session/syncAsked')

export interface LastLikeRequest {
  delayMs: number
  show: (profile: ProfileCard) => void
}
/** Shows, after a delay, who liked the member last. */
export const lastLikeAsked = createAction<LastLikeRequest>('session/lastLikeAsked')

/** It is not known who is logged in: ask again after a while. */
export const retryWanted = createAction('session/retryWanted')
