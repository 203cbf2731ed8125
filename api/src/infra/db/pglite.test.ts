import sql from 'sql-template-tag'
import { openTestEngine } from '../../testing/engines'

it('lets other callers run between two statements', async () => {
  const db = await openTestEngine('pglite')
  const order: string[] = []
  const readThreeTimes = async () => {
    for (const n of [1, 2, 3])
      order.push(`read ${(await db.one<{ n: number }>(sql`select ${n}::int as n`)).n}`)
  }
  const reading = readThreeTimes()
  setImmediate(() => order.push('else'))
  await reading
  await db.close()
  expect(order.indexOf('else')).toBeGreaterThanOrEqual(0)
  expect(order.indexOf('else')).toBeLessThan(2)
})
