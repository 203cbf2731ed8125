import { remote } from '../remote'

/** The chat places nothing into other pages. */
export const slots = remote.createSlots({})
