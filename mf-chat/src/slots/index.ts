import { remote } from '../remote'

/** The chat has no slots. */
export const slots = remote.createSlots({})
