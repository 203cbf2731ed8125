import { createAction } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'

export const refreshRequested = createAction<(() => void) | undefined>('session/refreshRequested')
export const syncRequested = createAction('session/syncRequested')

export interface LastLikeRequest {
  delayMs: number
  show: (profile: ProfileCard) => void
}
export const lastLikeRequested = createAction<LastLikeRequest>('session/lastLikeRequested')

export const retryRequested = createAction('session/retryRequested')
