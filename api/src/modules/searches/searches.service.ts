import type { CallResponse } from '@duetto/shared/contract'
import { savedQuerySchema } from '@duetto/shared/contract/schemas'
import { limits } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { lockAccount } from '../accounts/users.repository'
import { findSearches, insertSearch } from './searches.repository'

type Searches = CallResponse<'getSavedSearches'>

export const getSavedSearches = async ({ db }: Deps, userId: number): Promise<Searches> => ({
  searches: await findSearches(db, userId),
})

/** Saves a search once. Beyond the limit, throws `saved_search_limit`. */
export const saveSearch = async (deps: Deps, userId: number, query: string): Promise<Searches> => {
  const criteria = new URLSearchParams(query)
  criteria.sort()
  if (!savedQuerySchema.safeParse(Object.fromEntries(criteria)).success)
    throw new DomainError('bad_input', { field: 'query' })
  await deps.db.tx(async (tx) => {
    await lockAccount(tx, userId)
    await insertSearch(tx, userId, criteria.toString(), deps.now())
    const { length } = await findSearches(tx, userId)
    if (length > limits.savedSearches) throw new DomainError('saved_search_limit')
  })
  return getSavedSearches(deps, userId)
}
