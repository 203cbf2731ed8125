import { dayMs, heightsCm, searchedFields } from '@duetto/shared/domain'
import sql, { join } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Queries } from '../../infra/db/Db'
import { cellsAround, range } from './cells'
import type { Days, MemberFilter } from './memberFilter'

const clockSkewMs = dayMs

const dayNumberOf = (date: Date): number => Math.floor(date.getTime() / dayMs)
const codesOfDays = ({ by, from, to }: Days): string[] =>
  range(dayNumberOf(from), dayNumberOf(to)).map(
    (day) => `${by === 'last_active' ? 'active' : 'joined'}:${day}`,
  )

/** A member must have at least one code of each list. The SQL function `criteria_of` computes the members' codes. */
const selectiveCodes = (filter: MemberFilter): string[][] => {
  const { values, isVerified, minHeight, maxHeight } = filter
  const codes: string[][] = []
  for (const field of searchedFields) {
    const wanted = values?.[field]
    if (wanted) codes.push(wanted.map((value) => `${field}:${value}`))
  }
  if (isVerified) codes.push(['verified'])
  if (minHeight || maxHeight)
    codes.push(range(minHeight ?? heightsCm.min, maxHeight ?? heightsCm.max).map((cm) => `height:${cm}`))
  return codes
}

export const isSelective = (filter: MemberFilter): boolean => selectiveCodes(filter).length > 0

const kindsOf = ({ isFictional }: MemberFilter): string[] => {
  if (isFictional === undefined) return ['real', 'fictional']
  return [isFictional ? 'fictional' : 'real']
}

/**
 * Condition on the `member_criteria` row `c`. Cells and days are coarser than the filter, so they only narrow the
 * candidates. All other codes are exact.
 */
const hasCodes = (filter: MemberFilter, now: Date): Sql => {
  const { gender = 'all', country = 'all', region, near, days, newWithinDays } = filter
  const among = kindsOf(filter).map((kind) => `among:${kind},${gender},${country}`)
  const conditions = [sql`c.codes && ${among}::text[]`]
  for (const codes of selectiveCodes(filter)) conditions.push(sql`c.codes && ${codes}::text[]`)
  if (region) conditions.push(sql`c.codes && ${[`region:${region}`]}::text[]`)
  const cells = near && cellsAround(near)
  if (cells) conditions.push(sql`c.codes && ${cells.map((cell) => `cell:${cell}`)}::text[]`)
  if (newWithinDays) {
    const [from, to] = [
      new Date(now.getTime() - newWithinDays * dayMs),
      new Date(now.getTime() + clockSkewMs),
    ]
    conditions.push(sql`c.codes && ${codesOfDays({ by: 'created_at', from, to })}::text[]`)
  }
  if (days) conditions.push(sql`c.codes && ${codesOfDays(days)}::text[]`)
  return join(conditions, ' and ')
}

export const meetsCriteria = (filter: MemberFilter, now: Date): Sql =>
  filter.candidateIds
    ? sql`u.id = any (${filter.candidateIds}::bigint[])`
    : sql`u.id = any (array(select c.user_id from member_criteria c where ${hasCodes(filter, now)}))`

const findIds = async (db: Queries, filter: MemberFilter, now: Date, limit: number): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select c.user_id as id from member_criteria c where ${hasCodes(filter, now)} limit ${limit}`)
  return rows.map(({ id }) => id)
}

const maxCandidates = 500

export const findCandidates = async (
  db: Queries,
  filter: MemberFilter,
  now: Date,
): Promise<{ ids: number[]; isAll: boolean } | undefined> => {
  if (!isSelective(filter)) return undefined
  const ids = await findIds(db, filter, now, maxCandidates)
  return { ids, isAll: ids.length < maxCandidates }
}

/** If at least this many members match within 8 days, the search tries a single day first. */
const maxPerStep = 1000

/**
 * Common criteria have many matches, so a selective search for real members tries 1, 8 and 64 days before it reads all.
 * If fewer than `maxPerStep` members match within 8 days, one query among them replaces the first two.
 */
export const queryWideningDays = async <Row>(
  db: Queries,
  filter: MemberFilter,
  { by, to, now, limit }: Omit<Days, 'from'> & { now: Date; limit: number },
  query: (filter: MemberFilter) => Promise<Row[]>,
): Promise<Row[]> => {
  if (filter.isFictional === false && isSelective(filter) && !filter.candidateIds) {
    const within = (days: number): MemberFilter => ({
      ...filter,
      days: { by, from: new Date(to.getTime() - days * dayMs), to },
    })
    const ids = await findIds(db, within(8), now, maxPerStep)
    const steps = ids.length < maxPerStep ? [{ ...filter, candidateIds: ids }] : [within(1), within(8)]
    for (const narrowed of [...steps, within(64)]) {
      const rows = await query(narrowed)
      if (rows.length >= limit) return rows
    }
  }
  return query(filter)
}
