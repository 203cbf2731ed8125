import { readStored, sessionArea, writeStored } from '@duetto/shared/platform'

const storageKey = 'duetto-visitor-search'
const isText = (value: unknown): value is string => typeof value === 'string'

export const readVisitorSearch = (): string | null => readStored(storageKey, isText, sessionArea)

export const storeVisitorSearch = (search: string): void => {
  if (search) writeStored(storageKey, search, sessionArea)
  else sessionArea.remove(storageKey)
}
