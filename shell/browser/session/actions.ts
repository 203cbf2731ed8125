import { createAction } from '@reduxjs/toolkit'

/** Load the user again: after login, sign-up, payment or an end of the session. */
export const refreshAsked = createAction<(() => void) | undefined>('session/refreshAsked')
/** Chats and likes are read again at once (a pushed message, the stream's resync). */
export const syncAsked = createAction('session/syncAsked')
