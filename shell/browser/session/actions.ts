import { createAction } from '@reduxjs/toolkit'

/** Reloads the user: after login, sign-up, payment or an expired session. */
export const refreshAsked = createAction<(() => void) | undefined>('session/refreshAsked')
/** Reloads chats and likes immediately (a pushed message, the stream's resync). */
export const syncAsked = createAction('session/syncAsked')
