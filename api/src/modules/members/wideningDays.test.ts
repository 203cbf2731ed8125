import type { Queries } from '../../infra/db/Db'
import { queryWideningDays } from './criteria.repository'
import type { MemberFilter } from './memberFilter'

const now = new Date('2026-06-01T00:00:00Z')
const dayMs = 86_400_000
const filter: MemberFilter = { viewerId: null, isFictional: false, isVerified: true }

const readsOf = async (found: { inWeek: number; rows: number[] }): Promise<string[]> => {
  const reads: string[] = []
  const many = async () => Array.from({ length: found.inWeek }, (_, id) => ({ id }))
  await queryWideningDays(
    { many } as unknown as Queries,
    filter,
    { by: 'last_active', to: now, now, limit: 20 },
    async ({ days, candidateIds }) => {
      const count = found.rows[reads.length] ?? 0
      reads.push(
        candidateIds
          ? `${candidateIds.length} candidates`
          : days
            ? `${(days.to.getTime() - days.from.getTime()) / dayMs} days`
            : 'all',
      )
      return Array.from({ length: count })
    },
  )
  return reads
}

it.each([
  ['those of a week, if they fill the page', 40, [20], ['40 candidates']],
  ['more days, if a week does not fill the page', 10, [10, 15, 30], ['10 candidates', '64 days', 'all']],
  ['fewer days, if too many were active in a week', 1000, [20], ['1 days']],
  ['the week, if fewer days do not fill the page', 1000, [5, 20], ['1 days', '8 days']],
])('[MEMBER-01] a common criterion reads %s', async (_, inWeek, rows, reads) => {
  expect(await readsOf({ inWeek, rows })).toEqual(reads)
})
