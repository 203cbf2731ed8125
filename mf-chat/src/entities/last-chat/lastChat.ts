import { memberStorage } from '@duetto/shared/domain'
import type { StorageKey } from '@duetto/shared/domain'
import { readStored, writeStored } from '@duetto/shared/platform'

export interface LastChat {
  conversation: number
  profile: number
  name: string
  /** Server time in ms since the epoch. */
  at: number
}

const keyOf = (userId: number): StorageKey => `${memberStorage.lastChat}${userId}`

const isLastChat = (value: unknown): value is LastChat => {
  const { conversation, profile, name, at } = (value ?? {}) as Partial<LastChat>
  return [conversation, profile, at].every((one) => typeof one === 'number') && typeof name === 'string'
}

export const readLastChat = (userId: number): LastChat | null => readStored(keyOf(userId), isLastChat)

export const rememberChat = (userId: number, chat: LastChat): void => void writeStored(keyOf(userId), chat)
