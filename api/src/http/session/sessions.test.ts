import { createTestApp } from '../../testing'
import { createMemoryFanout } from '../../infra/fanout/memoryFanout'
import type { Db } from '../../infra/db/Db'
import { createSessions } from './sessions'

it('[ACCOUNT-08] does not cache a session that ended while it was being read', async () => {
  const site = await createTestApp()
  const { id } = await site.member()
  let isRead: () => void = () => undefined
  let resume: () => void = () => undefined
  const read = new Promise<void>((done) => (isRead = done))
  const held = new Promise<void>((done) => (resume = done))
  const slow: Db = {
    ...site.db,
    pipelined: {
      ...site.db.pipelined,
      maybe: async (query) => {
        const row = await site.db.pipelined.maybe(query)
        isRead()
        await held
        return row as never
      },
    },
  }
  const options = { fanout: createMemoryFanout(), now: () => site.clock.now, cacheMs: 60_000 }
  const sessions = createSessions({ ...options, db: slow })
  const token = await sessions.create(site.db, id)
  const finding = sessions.find(token)
  await read
  await sessions.end(token)
  resume()
  await finding
  expect(sessions.findCached(token)).toBeNull()
  await site.close()
})

it('[ACCOUNT-08] concurrent calls share one session lookup, but not with calls after its end', async () => {
  const site = await createTestApp()
  const { id } = await site.member()
  let reads = 0
  let held = Promise.resolve()
  const counting: Db = {
    ...site.db,
    pipelined: {
      ...site.db.pipelined,
      maybe: async (query) => {
        reads += 1
        const [row] = await Promise.all([site.db.pipelined.maybe(query), held])
        return row as never
      },
    },
  }
  const options = { fanout: createMemoryFanout(), now: () => site.clock.now, cacheMs: 60_000 }
  const sessions = createSessions({ ...options, db: counting })
  const token = await sessions.create(site.db, id)
  const found = await Promise.all(Array.from({ length: 200 }, () => sessions.find(token)))
  expect(found.map((user) => user?.id)).toEqual(Array.from({ length: 200 }, () => id))
  expect(reads).toBe(1)
  sessions.forget(id)
  let resume: () => void = () => undefined
  held = new Promise<void>((done) => (resume = done))
  const before = sessions.find(token)
  await sessions.end(token)
  held = Promise.resolve()
  const after = sessions.find(token)
  expect(reads).toBe(3)
  expect(await after).toBeNull()
  resume()
  await before
  await site.close()
})
