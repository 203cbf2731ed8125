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

export const findPage = async (
  db: Queries,
  filter: MemberFilter,
  page: PageQuery,
): Promise<FoundMember[]> => {
  const real = findKind(db, { ...filter, isFictional: false }, page)
  const isReal =
    filter.isFictional === false || (page.fictionalShare === 0 && (await real).length >= page.limit)
  if (isReal) return real
  return (await Promise.all([real, findKind(db, { ...filter, isFictional: true }, page)])).flat()
}

const findKind = async (db: Queries, filter: MemberFilter, page: PageQuery): Promise<FoundMember[]> => {
  const { sort, origin, now, limit } = page
  const { viewerId } = filter
  const after = filter.isFictional ? page.after.fictional : page.after.real
  const query = { now, origin, after, limit }
  if (sort === 'suggested') return findSuggested(db, filter, page, query)
  if (sort === 'nearest' && origin && viewerId !== null) {
    const found = await findNearest(db, { ...filter, viewerId }, { ...query, origin })
    return found.map((person) => ({
      ...present(person),
      position: { ...placeOf(person), km: person.km ?? undefined },
    }))
  }
  const found = await findLatest(db, filter, sort === 'newest' ? 'created_at' : 'last_active', query)
  return found.map((person) => ({ ...present(person), position: placeOf(person) }))
}

const placeOf = ({ at, id }: Candidate): Position => ({ at, id })
const present = ({ id, is_fictional }: Candidate) => ({ id, is_fictional })

const isAfter = (one: Candidate, { at, id }: Pick<Position, 'at' | 'id'>): boolean =>
  one.at < at || (one.at === at && one.id < id)

/** Orders fictional profiles by their sign-up, because a script decides how active they are. */
const findSuggested = async (
  db: Queries,
  filter: MemberFilter,
  { viewer, now }: PageQuery,
  { limit, ...query }: CandidateQuery,
): Promise<FoundMember[]> => {
  const found: FoundMember[] = []
  const size = filter.near ? windowSizeNear : windowSize
  let start: Position = query.after
  for (;;) {
    const { at, id, ranked: last } = start
    const column = filter.isFictional ? 'created_at' : 'last_active'
    const candidates = await findLatest(db, filter, column, { ...query, after: start, limit: size })
    const final = candidates.at(-1)
    const end = last?.end ?? (final && placeOf(final))
    if (!end) return found
    found.push(
      ...candidates
        .filter((one) => !isAfter(one, end))
        .map((one) => ({ ...present(one), score: scoreOf(one, viewer, now) }))
        .filter((one) => !last || one.score < last.score || (one.score === last.score && one.id < last.id))
        .sort((a, b) => b.score - a.score || b.id - a.id)
        .map(({ score, ...one }) => ({ ...one, position: { at, id, ranked: { score, id: one.id, end } } })),
    )
    const isLast = candidates.length < size && !candidates.some((one) => isAfter(one, end))
    if (found.length >= limit || isLast) return found.slice(0, limit)
    start = end
  }
}
