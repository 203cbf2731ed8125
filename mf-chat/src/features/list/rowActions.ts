import type { Chat } from '@duetto/shared/contract'

export type RowAction = 'pin' | 'mute' | 'archive' | 'delete'
export type RowActions = Record<RowAction, (chat: Chat) => void>

export const keyOf: Record<RowAction, string> = { pin: 'P', mute: 'M', archive: 'E', delete: 'Del' }
const actionOf: Record<string, RowAction> = { p: 'pin', m: 'mute', e: 'archive', delete: 'delete' }
export const rowKeys = 'P M E Delete'

export const findAction = (key: string): RowAction | undefined => actionOf[key.toLowerCase()]
