import { readStored, sessionArea, writeStored } from '@duetto/shared/platform'

/** A visitor's filters, for their first search as a member. */
const storageKey = 'duetto-visitor-search'
const isText = (value: unknown): value is string => typeof value === 'string'

/** The query string of a visitor's last search; null without filters. */
export const readVisitorSearch = (): string | null => readStored(storageKey, isText, sessionArea)

/** Without storage the member sets the filters again. */
export const storeVisitorSearch = (search: string): void => {
  if (search) writeStored(storageKey, search, sessionArea)
  else sessionArea.remove(storageKey)
}
