import { createSlots } from '@duetto/shared/platform'
import { loadMessages } from '../loadMessages'

/** Landers place nothing into other pages. */
export const slots = createSlots({ name: 'mf-landers', loadMessages, slots: {} })
