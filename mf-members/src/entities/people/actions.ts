import { createAction } from '@reduxjs/toolkit'

/** A profile's page was opened and read. */
export const profileOpened = createAction<{ id: number; likesMe: boolean }>('people/profileOpened')
