import type { CallResponse } from '@duetto/shared/contract'
import type { LoggedOutSearchMode } from '@duetto/shared/domain'
import { limits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { findCards } from './cards.repository'
import { decodeCursor, encodeCursor, startAt } from './cursor'
import type { Position, SearchCursor } from './cursor'
import { mayList } from './filter.repository'
import type { MemberFilter } from './memberFilter'
import { findPage } from './findPage'
import type { FoundMember, Positions } from './findPage'
import { findCandidates } from './criteria.repository'
import { countMembers, findPromoted, findSimilarIds } from './members.repository'
import { presentPromoted } from './members.presenter'
import { composePage } from './realFirst'
import { buildFilter } from './searchFilter'
import type { SearchQuery } from './searchFilter'

export interface SearchContext {
  viewerId: number | null
  country: string | null
  visitorMode: LoggedOutSearchMode
  hasPromoted: boolean
  fictionalShare: number
}

type SearchResult = CallResponse<'searchMembers'>
type Search = (deps: Deps, query: SearchQuery, context: SearchContext) => Promise<SearchResult>

const similarMax = 12
const wideningYears = 5

const none: SearchResult = {
  profiles: [],
  promoted: [],
  origin: null,
  numResults: 0,
  is_approximate: false,
  next_cursor: null,
  similar: [],
  numSimilar: 0,
  is_limited: true,
}

export const searchMembers: Search = async (deps, query, context) => {
  const isVisitor = context.viewerId === null
  if (isVisitor && context.visitorMode === 'none') return none
  const isLimited = isVisitor && context.visitorMode === 'limited'
  if (isLimited && query.cursor !== undefined) return none

  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.cursor)
  const now = cursor ? new Date(cursor.now) : deps.now()
  const { filter: wanted, origin, country, sort, viewer } = await buildFilter(deps, query, context)
  const candidates = await findCandidates(deps.searchDb, wanted, now)
  const filter = candidates?.isAll ? { ...wanted, candidateIds: candidates.ids } : wanted
  const after: Positions = cursor ?? { real: startAt(now), fictional: startAt(now) }
  const size = query.limit ?? limits.membersPageSize
  const { fictionalShare } = context
  const range = { after, limit: size + 1, fictionalShare }
  const { members: found, realCount } = await findPage(deps.searchDb, filter, {
    sort,
    viewer,
    now,
    origin,
    ...range,
  })
  const page = composePage(found, size, fictionalShare)
  const someIds = candidates?.isAll ? undefined : candidates?.ids
  const total = cursor?.total ?? realCount ?? (await countMembers(deps.searchDb, filter, now, someIds))
  const isEnd = found.length <= size
  const next: SearchCursor | undefined =
    isEnd || isLimited ? undefined : { now: now.toISOString(), ...positionsAfter(page, after), total }

  const hasFew = isEnd && !isLimited && !cursor && page.length < size
  const pageIds = page.map((row) => row.id)
  const similarIds = hasFew
    ? await findSimilar(deps, filter, pageIds, { ...query, country }, now, fictionalShare)
    : []
  // The replica may lag, so check visibility again.
  const shown = mayList(context.viewerId)
  const cards = await findCards(deps.db, context.viewerId, [...pageIds, ...similarIds], now, shown, origin)
  const isSimilar = new Set(similarIds)
  const similar = cards.filter((card) => isSimilar.has(card.id))
  return {
    profiles: cards.filter((card) => !isSimilar.has(card.id)),
    promoted:
      context.hasPromoted && !cursor ? presentPromoted(await findPromoted(deps.db, filter.country)) : [],
    origin: origin?.city ?? null,
    numResults: Math.min(total, limits.numResultsExactTo),
    is_approximate: total > limits.numResultsExactTo,
    next_cursor: next ? encodeCursor(next) : null,
    similar,
    numSimilar: similar.length,
    is_limited: isLimited,
  }
}

const findSimilar = async (
  deps: Deps,
  filter: MemberFilter,
  pageIds: readonly number[],
  query: SearchQuery,
  now: Date,
  share: number,
): Promise<number[]> => {
  if (filter.namePrefix) return []
  const wide: MemberFilter = {
    viewerId: filter.viewerId,
    gender: filter.gender,
    country: query.country,
    isFictional: filter.isFictional,
    isHidingSkipped: filter.isHidingSkipped,
    minAge: query.min_age && Math.max(limits.minAge, query.min_age - wideningYears),
    maxAge: query.max_age && Math.min(limits.maxAge, query.max_age + wideningYears),
  }
  const search = async (wanted: MemberFilter) => {
    const found = await findSimilarIds(deps.searchDb, wanted, pageIds, now, similarMax)
    return composePage(found, similarMax, share).map(({ id }) => id)
  }
  const near = await search(wide)
  return near.length > 0 ? near : search({ ...wide, country: undefined })
}

const positionsAfter = (page: readonly FoundMember[], before: Positions): Positions => {
  const last = (isFictional: boolean): Position | undefined =>
    page.findLast((one) => one.is_fictional === isFictional)?.position
  return { real: last(false) ?? before.real, fictional: last(true) ?? before.fictional }
}
