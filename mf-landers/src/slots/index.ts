import { remote } from '../remote'

/** Landers have no slots. */
export const slots = remote.createSlots({})
