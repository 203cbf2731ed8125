import type { CallResponse } from '@duetto/shared/contract'
import { endpoints } from '@duetto/shared/contract'
import { dayMs, dayOf } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { useTestConsole } from '../../testing/console'
import { describeOnEngine, useTestApp } from '../../testing'

describeOnEngine('legal texts', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)

  const host = 'amora.test'
  const open = async () => {
    await site.db.run(sql`insert into settings (host, data, updated_at) values (${host}, '{}', now())`)
    const operator = await desk.operator('administrator')
    const save = async (change: object) => {
      const body = { host: '*', page: 'terms', language: 'en', as_of: '2020-01-01', seen: 0, ...change }
      const { status, body: answer } = await operator.raw('saveLegalText', { body })
      return status === 200 ? 'saved' : (answer as { code: string }).code
    }
    const read = async (language: string, of = 'localhost', page = 'terms') => {
      const url = `${endpoints.getLegalText.path}?page=${page}&language=${language}`
      const { legal } = (await site.app.inject({ url, headers: { host: of } })).json<
        CallResponse<'getLegalText'>
      >()
      return legal && `${legal.language} ${legal.body}`
    }
    return { operator, save, read }
  }

  it('shows the host’s own text first, in the language that fits best', async () => {
    const { save, read } = await open()
    expect(await read('de')).toBeNull()
    await save({ body: 'all en' })
    expect(await read('de')).toBe('en all en')
    await save({ body: 'all de', language: 'de' })
    expect([await read('de', host), await read('it', host)]).toEqual(['de all de', 'en all en'])
    await save({ body: 'own it', language: 'it', host })
    expect([await read('it', host), await read('de', host), await read('it')]).toEqual([
      'it own it',
      'it own it',
      'en all en',
    ])
    expect(await read('en', host, 'privacy')).toBeNull()
  })

  it('stores a removal as a new version, and keeps the earlier ones', async () => {
    const { operator, save, read } = await open()
    await save({ body: 'First' })
    await save({ body: 'Second', seen: 1, as_of: '2021-01-01' })
    expect(await read('en')).toBe('en Second')
    expect((await operator.call('listLegalTexts')).texts).toMatchObject([
      { host: '*', page: 'terms', language: 'en', as_of: '2021-01-01' },
    ])
    await save({ body: null, seen: 2 })
    expect(await read('en')).toBeNull()
    expect((await operator.call('listLegalTexts')).texts).toEqual([])
    const query = { host: '*', page: 'terms', language: 'en' }
    expect(await operator.call('readLegalText', { query })).toMatchObject({ version: 3, body: null })
    const kept = await site.db.many(sql`select body from legal_texts order by version`)
    expect(kept).toEqual([{ body: 'First' }, { body: 'Second' }, { body: null }])
    const { entries } = await operator.call('listAudit', { query: { subject: '* terms en' } })
    expect(entries.map(({ action, after }) => [action, after?.['version']])).toEqual([
      ['legal text removed', 3],
      ['legal text saved', 2],
      ['legal text saved', 1],
    ])
  })

  it('shows a text from the day on which it applies', async () => {
    const { save, read } = await open()
    const inTwoDays = dayOf(site.clock.now.getTime() + 2 * dayMs)
    await save({ body: 'Old' })
    await save({ body: 'New', seen: 1, as_of: inTwoDays })
    expect(await read('en')).toBe('en Old')
    site.clock.add(2 * dayMs)
    expect(await read('en')).toBe('en New')
  })

  it.each([
    ['a correction', 'Corrected', 'en Corrected'],
    ['a removal', null, null],
  ])('shows %s at once, also instead of a text that was scheduled before it', async (_, body, shown) => {
    const { save, read } = await open()
    await save({ body: 'Old', as_of: '2021-01-01' })
    await save({ body: 'Scheduled', seen: 1, as_of: dayOf(site.clock.now.getTime() + 2 * dayMs) })
    await save({ body, seen: 2, as_of: dayOf(site.clock.now) })
    expect(await read('en')).toBe(shown)
    site.clock.add(3 * dayMs)
    expect(await read('en')).toBe(shown)
  })

  it('saves one of concurrent changes and refuses the others', async () => {
    const { save, read } = await open()
    const results = await Promise.all(['a', 'b', 'c', 'd'].map((body) => save({ body })))
    expect(results.sort()).toEqual(['conflict', 'conflict', 'conflict', 'saved'])
    expect(await save({ body: 'stale' })).toBe('conflict')
    expect(await save({ body: 'ahead', seen: 7 })).toBe('conflict')
    expect(await read('en')).toMatch(/^en [a-d]$/)
  })

  it.each([
    [{ body: 'Call {compnay}' }, 'bad_input'],
    [{ body: ' ' }, 'bad_input'],
    [{ body: 'x'.repeat(60_001) }, 'bad_input'],
    [{ body: 'x', page: 'faq' }, 'bad_input'],
    [{ body: 'x', as_of: '2026-02-30' }, 'bad_input'],
    [{ body: 'x', host: 'unknown.test' }, 'not_found'],
  ])('refuses %j', async (change, code) => {
    const { save } = await open()
    expect(await save(change)).toBe(code)
  })
})
