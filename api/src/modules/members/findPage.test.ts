import type { Queries } from '../../infra/db/Db'
import { startAt } from './cursor'
import { findPage } from './findPage'

const now = new Date('2026-06-01T00:00:00Z')

const countStatements = async (fictionalShare: number, realCount: number): Promise<number> => {
  let count = 0
  const many = async () => {
    count += 1
    return count > 1 ? [] : Array.from({ length: realCount }, (_, id) => ({ id, is_fictional: false }))
  }
  const after = { real: startAt(now), fictional: startAt(now) }
  const page = {
    sort: 'active',
    viewer: null,
    now,
    origin: undefined,
    after,
    limit: 2,
    fictionalShare,
  } as const
  await findPage({ many } as unknown as Queries, { viewerId: null }, page)
  return count
}

it.each([
  ['is not searched if real members fill the page', 0, 2, 1],
  ['is searched if real members do not fill the page', 0, 1, 2],
  ['is searched for its share', 0.25, 2, 2],
])('[TRUST-01] the fictional kind %s', async (_, share, realCount, statements) => {
  expect(await countStatements(share, realCount)).toBe(statements)
})
