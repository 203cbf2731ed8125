import { createSlots } from '@duetto/shared/platform'
import { loadMessages } from '../loadMessages'

/** The chat places nothing into other pages. */
export const slots = createSlots({ name: 'mf-chat', loadMessages, slots: {} })
