import { createAction } from '@reduxjs/toolkit'

/** A message was sent: the list of conversations is another one. */
export const chatTouched = createAction('chat/touched')
