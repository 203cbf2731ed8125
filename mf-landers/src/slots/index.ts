import { remote } from '../remote'

export const slots = remote.createSlots({})
