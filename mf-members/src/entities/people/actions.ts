import { createAction } from '@reduxjs/toolkit'

/** A profile page was opened and loaded. */
export const profileOpened = createAction<{ id: number; likesMe: boolean }>('people/profileOpened')
