import { createAction } from '@reduxjs/toolkit'

/** The current text of the field. */
export const draftTyped = createAction<{ conversationId: number; text: string }>('draft/typed')
