import { limits } from '@duetto/shared/domain'
import type { SearchSort } from '@duetto/shared/domain'
import type { Queries } from '../../infra/db/Db'
import type { Position } from './cursor'
import type { Point } from './distance.repository'
import type { MemberFilter } from './memberFilter'
import { findLatest, findNearest } from './order.repository'
import type { Candidate, CandidateQuery } from './order.repository'
import { scoreOf } from './suggested'
import type { RankingViewer } from './suggested'

export interface FoundMember {
  id: number
  is_fictional: boolean
  position: Position
}

export interface FoundPage {
  members: FoundMember[]
  /**
   * Above `numResultsExactTo`, may be a lower bound. Valid on the first page only. Undefined if too few rows were read
   * to know.
   */
  realCount?: number
}

export interface Positions {
  real: Position
  fictional: Position
}

export interface PageQuery {
  sort: SearchSort
  viewer: RankingViewer | null
  now: Date
  origin: Point | undefined
  after: Positions
  limit: number
  fictionalShare: number
}

export const windowSize = 240
const windowSizeNear = 60

export const findPage = async (db: Queries, filter: MemberFilter, page: PageQuery): Promise<FoundPage> => {
  const real = findKind(db, { ...filter, isFictional: false }, page)
  const isReal =
    filter.isFictional === false || (page.fictionalShare === 0 && (await real).members.length >= page.limit)
  if (isReal) return real
  const [{ members, realCount }, fictional] = await Promise.all([
    real,
    findKind(db, { ...filter, isFictional: true }, page),
  ])
  return { members: [...members, ...fictional.members], realCount }
}

const findKind = async (db: Queries, filter: MemberFilter, page: PageQuery): Promise<FoundPage> => {
  const { sort, origin, now, limit } = page
  const { viewerId } = filter
  const after = filter.isFictional ? page.after.fictional : page.after.real
  const query = { now, origin, after, limit }
  if (sort === 'suggested') return findSuggested(db, filter, page, query)
  if (sort === 'nearest' && origin && viewerId !== null) {
    const found = await findNearest(db, { ...filter, viewerId }, { ...query, origin })
    const members = found.map((person) => ({
      ...present(person),
      position: { ...placeOf(person), km: person.km ?? undefined },
    }))
    return { members, realCount: countOf(found, limit) }
  }
  const found = await findLatest(db, filter, sort === 'newest' ? 'created_at' : 'last_active', query)
  const members = found.map((person) => ({ ...present(person), position: placeOf(person) }))
  return { members, realCount: countOf(found, limit) }
}

const countOf = ({ length }: readonly Candidate[], limit: number): number | undefined =>
  length < limit || length > limits.numResultsExactTo ? length : undefined

const placeOf = ({ at, id }: Candidate): Position => ({ at, id })
const present = ({ id, is_fictional }: Candidate) => ({ id, is_fictional })

const isAfter = (one: Candidate, { at, id }: Pick<Position, 'at' | 'id'>): boolean =>
  one.at < at || (one.at === at && one.id < id)

/**
 * Reads members in windows, most recently active first, and orders each window by score. Reads fictional profiles by
 * sign-up time instead, because their activity is scripted.
 */
const findSuggested = async (
  db: Queries,
  filter: MemberFilter,
  { viewer, now }: PageQuery,
  { limit, ...query }: CandidateQuery,
): Promise<FoundPage> => {
  const found: FoundMember[] = []
  let realCount: number | undefined
  const size = filter.near ? windowSizeNear : windowSize
  let start: Position = query.after
  for (;;) {
    const { at, id, ranked: last } = start
    const column = filter.isFictional ? 'created_at' : 'last_active'
    const candidates = await findLatest(db, filter, column, { ...query, after: start, limit: size })
    if (start === query.after) realCount = countOf(candidates, size)
    const final = candidates.at(-1)
    const end = last?.end ?? (final && placeOf(final))
    if (!end) return { members: found, realCount }
    found.push(
      ...candidates
        .filter((one) => !isAfter(one, end))
        .map((one) => ({ ...present(one), score: scoreOf(one, viewer, now) }))
        .filter((one) => !last || one.score < last.score || (one.score === last.score && one.id < last.id))
        .sort((a, b) => b.score - a.score || b.id - a.id)
        .map(({ score, ...one }) => ({ ...one, position: { at, id, ranked: { score, id: one.id, end } } })),
    )
    const isLast = candidates.length < size && !candidates.some((one) => isAfter(one, end))
    if (found.length >= limit || isLast) return { members: found.slice(0, limit), realCount }
    start = end
  }
}
