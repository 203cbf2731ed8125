import type { CallResponse } from '@duetto/shared/contract'
import { newSavedSearchSchema, savedQuerySchema } from '@duetto/shared/contract/schemas'
import { isSexualInterest, limits } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { lockMember } from '../accounts/users.repository'
import { findSearcher } from '../members/members.repository'
import { deleteSearch, findSearches, insertSearch } from './searches.repository'

type Searches = CallResponse<'getSavedSearches'>

export const getSavedSearches = async ({ db }: Deps, userId: number): Promise<Searches> => ({
  searches: await findSearches(db, userId),
})

const isIntimate = (criteria: URLSearchParams): boolean =>
  criteria.has('sexuality') || (criteria.get('interests')?.split(',') ?? []).some(isSexualInterest)

/** TRUST-07. Call this in the transaction that withdraws the consent. */
export const deleteIntimateSearches = async (tx: Db, userId: number): Promise<void> => {
  for (const { id, query } of await findSearches(tx, userId))
    if (isIntimate(new URLSearchParams(query))) await deleteSearch(tx, userId, id)
}

export const saveSearch = async (deps: Deps, userId: number, query: string): Promise<Searches> => {
  const criteria = new URLSearchParams(query)
  criteria.sort()
  const normalized = criteria.toString()
  const values = Object.fromEntries(criteria)
  if (!savedQuerySchema.safeParse(values).success) throw new DomainError('bad_input', { field: 'query' })
  if (criteria.size > Object.keys(values).length)
    throw new DomainError('bad_input', { field: 'query', reason: 'repeated' })
  // Normalizing may percent-encode the text, which lengthens it.
  if (!newSavedSearchSchema.safeParse({ query: normalized }).success)
    throw new DomainError('bad_input', { field: 'query', reason: 'too_long' })
  await deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    if (isIntimate(criteria) && !(await findSearcher(tx, userId)).has_intimate_consent)
      throw new DomainError('bad_input', { field: 'query', reason: 'consent' })
    await insertSearch(tx, userId, normalized, deps.now())
    const { length } = await findSearches(tx, userId)
    if (length > limits.savedSearches) throw new DomainError('saved_search_limit')
  })
  return getSavedSearches(deps, userId)
}
