import sql from 'sql-template-tag'
import { createTestApp } from '../testing'
import type { TestApp } from '../testing'

const minute = 60_000

describe('presence', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp()
  })
  afterAll(() => site.close())

  const lastActive = async (id: number) =>
    (await site.db.one<{ last_active: Date }>(sql`select last_active from users where id = ${id}`))
      .last_active

  const becomes = async (id: number, moment: Date): Promise<void> => {
    for (let turns = 0; turns < 1000; turns += 1) {
      if ((await lastActive(id)).getTime() === moment.getTime()) return
    }
    expect(await lastActive(id)).toEqual(moment)
  }

  it('[MEMBER-01] writes a member’s activity at most every five minutes', async () => {
    const start = site.clock.now
    const me = await site.member({ last_active: new Date(start.getTime() - 60 * minute) })
    await me.call('getChats')
    await becomes(me.id, start)
    site.clock.add(4 * minute)
    await me.call('getChats')
    expect(await lastActive(me.id)).toEqual(start)
    site.clock.add(2 * minute)
    await me.call('getChats')
    await becomes(me.id, site.clock.now)
  })

  it('reading the own profile does not change the version that polls compare', async () => {
    const me = await site.member({ last_active: new Date(site.clock.now.getTime() - 60 * minute) })
    const version = async () =>
      (await site.db.one<{ version: number }>(sql`select version from users where id = ${me.id}`)).version
    const before = await version()
    await me.call('getChats')
    expect(await version()).toBe(before)
  })
})
