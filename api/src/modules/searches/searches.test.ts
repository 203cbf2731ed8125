import { limits, timings } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { saveSettings } from '../../testing/social'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { failMailsTo } from '../../testing/mails'
import { activateUser } from '../accounts/users.repository'
import { noticeNewcomers } from './newcomers.job'
import { saveSearch } from './searches.service'

const minute = 60_000

describeOnEngine('saved searches', (engine) => {
  const site = useTestApp({ engine })
  let me: TestMember
  beforeEach(async () => {
    me = await site.member({ gender: 'male', country: 'IT' })
  })

  const save = (query: string, who = me) => who.call('saveSearch', { body: { query } })
  const saved = async () => (await me.call('getSavedSearches')).searches
  const joined = (fields = {}) => {
    site.clock.add(1)
    return site.member({ gender: 'female', country: 'IT', created_at: site.clock.now, ...fields })
  }
  const check = async () => {
    site.clock.add(timings.savedSearchEveryMs + 1)
    await noticeNewcomers(site.deps)
  }
  const hasNew = async () => (await saved()).map(({ has_new }) => has_new)

  it('saves criteria once, whatever their order, and removes a search', async () => {
    await save('gender=female&min_age=30')
    await save('min_age=30&gender=female')
    const [search] = await saved()
    expect(await saved()).toEqual([{ id: search?.id, query: 'gender=female&min_age=30', has_new: false }])
    await me.call('removeSavedSearch', { body: { id: search?.id ?? 0 } })
    expect(await saved()).toEqual([])
  })

  const kanji = '東'.repeat(80)
  it.each([
    'min_age=7',
    'name=An',
    'cursor=x',
    'shoe=44',
    'distance=11',
    'min_age=20&min_age=30',
    `city=${kanji}&countryregion=${kanji}`,
  ])('refuses %s', async (query) => {
    expect(await me.call.refused('saveSearch', { body: { query } })).toMatchObject({
      code: 'bad_input',
      details: { field: 'query' },
    })
  })

  describe('[TRUST-07] orientation and sexual interests', () => {
    const intimate = ['gender=female&sexuality=bi', 'interests=tea%2Cbondage']
    const consent = (isGiven: boolean) => me.call('saveProfile', { body: { has_intimate_consent: isGiven } })

    it.each(intimate)('saves no search with %s without consent', async (query) => {
      expect(await me.call.refused('saveSearch', { body: { query } })).toMatchObject({
        code: 'bad_input',
        details: { field: 'query', reason: 'consent' },
      })
      expect(await saved()).toEqual([])
    })

    it('deletes these searches once consent is withdrawn', async () => {
      await consent(true)
      for (const query of [...intimate, 'interests=tea']) await save(query)
      await consent(false)
      expect((await saved()).map(({ query }) => query)).toEqual(['interests=tea'])
    })
  })

  it('keeps to the limit if searches are saved concurrently', async () => {
    const times = Array.from({ length: 3 * limits.savedSearches }, (_, index) => index)
    // Open the connections first, or the transactions would start one after another.
    await Promise.all(times.map(() => site.db.run(sql`select 1`)))
    const answers = await Promise.allSettled(
      times.map((index) => saveSearch(site.deps, me.id, `min_age=${20 + index}`)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.savedSearches)
    expect(await saved()).toHaveLength(limits.savedSearches)
    expect((await me.call.refused('saveSearch', { body: { query: 'min_age=60' } })).code).toBe(
      'saved_search_limit',
    )
  })

  it('notes a new person who fits until the member opens the search', async () => {
    await save('gender=female&country=IT')
    await check()
    expect(await hasNew()).toEqual([false])
    await joined()
    await check()
    expect(await hasNew()).toEqual([true])
    const [search] = await saved()
    await me.call('openSavedSearch', { body: { id: search?.id ?? 0 } })
    await check()
    expect(await hasNew()).toEqual([false])
  })

  it('ignores fictional, invisible, unconfirmed and blocked people, and those who do not fit', async () => {
    await save('gender=female&country=IT&max_age=40')
    await joined({ is_fictional: true })
    await joined({ is_invisible: true })
    await joined({ status: 'not_confirmed' })
    await joined({ birth_date: '1960-01-01' })
    const her = await joined()
    await her.call('block', { body: { profile: me.id } })
    await check()
    expect(await hasNew()).toEqual([false])
  })

  it('notes only people who meet a selective criterion', async () => {
    await save('gender=female&country=IT&hair_color=red')
    await joined({ hair_color: 'black' })
    await check()
    expect(await hasNew()).toEqual([false])
    await joined({ hair_color: 'red' })
    await check()
    expect(await hasNew()).toEqual([true])
  })

  it('finds people around a town without a gender', async () => {
    const bologna = { city: 'Bologna', lat: 44.49, lon: 11.34 }
    me = await site.member({ gender: 'male', country: 'IT', ...bologna })
    await save('gender=all&distance=25')
    await joined({ city: 'Roma', lat: 41.9, lon: 12.5 })
    await check()
    expect(await hasNew()).toEqual([false])
    await joined(bologna)
    await check()
    expect(await hasNew()).toEqual([true])
  })

  it('notes people who confirm their address after the member has opened the search', async () => {
    await save('gender=female&country=IT')
    const her = await joined({ status: 'not_confirmed' })
    site.clock.add(minute)
    const [search] = await saved()
    await me.call('openSavedSearch', { body: { id: search?.id ?? 0 } })
    site.clock.add(20 * 60 * minute)
    await activateUser(site.db, her.id, site.clock.now)
    await check()
    expect(await hasNew()).toEqual([true])
  })

  it('does not note people again whom the member could see when opening the search', async () => {
    await save('gender=female&country=IT')
    await joined({ activated_at: site.clock.now })
    site.clock.add(minute)
    const [search] = await saved()
    await me.call('openSavedSearch', { body: { id: search?.id ?? 0 } })
    await check()
    expect(await hasNew()).toEqual([false])
  })

  it('a check that fails does not stop the others, and is repeated', async () => {
    for (const query of ['gender=female&country=IT', 'gender=female&country=IT&photo=false'])
      await save(query)
    await joined()
    let failures = 1
    const searchDb: typeof site.deps.searchDb = {
      ...site.deps.searchDb,
      maybe: (query) => (failures-- > 0 ? Promise.reject(new Error('away')) : site.db.maybe(query)),
    }
    site.clock.add(timings.savedSearchEveryMs + 1)
    await expect(noticeNewcomers({ ...site.deps, searchDb })).rejects.toThrow('saved searches')
    expect((await hasNew()).sort()).toEqual([false, true])
    await check()
    expect(await hasNew()).toEqual([true, true])
  })

  it('does not search by a criterion that the site hides', async () => {
    await save('gender=female&country=IT&max_age=40')
    await saveSettings(site.db, { search_fields: ['gender', 'country'] })
    await joined({ birth_date: '1960-01-01' })
    await check()
    expect(await hasNew()).toEqual([true])
  })

  describe('e-mail', () => {
    const notice = async (fields = {}) => {
      me = await site.member({ gender: 'male', country: 'IT', ...fields })
      await save('gender=female&country=IT')
      await save('gender=female&country=IT&photo=false')
      await joined()
      await Promise.all([check(), noticeNewcomers(site.deps)])
      await noticeNewcomers(site.deps)
      return site.mails.filter(({ to }) => to === me.email)
    }

    it('[ACCOUNT-09] sends one neutral e-mail with a way to unsubscribe', async () => {
      const mails = await notice()
      expect(mails).toHaveLength(1)
      expect(mails[0]?.subject).toBe('There is news on your saved searches')
      expect(mails[0]?.oneClickUrl).toContain('/api/')
    })

    it('[ACCOUNT-09] an e-mail that cannot be sent does not stop the others', async () => {
      const other = await site.member({ gender: 'male', country: 'IT' })
      for (const who of [me, other]) await save('gender=female&country=IT', who)
      await joined()
      site.clock.add(timings.savedSearchEveryMs + 1)
      const mail = failMailsTo(site.deps.mail, me.email)
      await expect(noticeNewcomers({ ...site.deps, mail })).rejects.toThrow('saved searches')
      expect(site.mails.map(({ to }) => to)).toEqual([other.email])
    })

    it('[ACCOUNT-09] sends at most one a day', async () => {
      await notice()
      for (const { id } of await saved()) await me.call('openSavedSearch', { body: { id } })
      await joined()
      await check()
      expect(await hasNew()).toContain(true)
      expect(site.mails.filter(({ to }) => to === me.email)).toHaveLength(1)
    })

    it.each([
      ['want none', { notifications: JSON.stringify({ mail_searches: false }) }],
      ['have unsubscribed', { notifications_disabled: ['unsubscribe'] }],
    ])('[ACCOUNT-09] sends none to members who %s', async (_, fields) => {
      expect(await notice(fields)).toEqual([])
      expect(await hasNew()).toContain(true)
      expect(
        await site.db.many(sql`select id from saved_searches where found_at is not null and not is_mailed`),
      ).toEqual([])
    })
  })
})
