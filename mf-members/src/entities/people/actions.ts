import { createAction } from '@reduxjs/toolkit'

export const profileOpened = createAction<{ id: number; likesMe: boolean }>('people/profileOpened')
