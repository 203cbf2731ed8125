import { createAction } from '@reduxjs/toolkit'

/** What stands in the field now. */
export const draftTyped = createAction<{ conversationId: number; text: string }>('draft/typed')
