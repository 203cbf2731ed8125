import { createAction } from '@reduxjs/toolkit'

export const draftTyped = createAction<{ conversationId: number; text: string }>('draft/typed')
