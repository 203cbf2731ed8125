import { remote } from '../remote'

/** Landers place nothing into other pages. */
export const slots = remote.createSlots({})
