import { settingsSchema } from '@duetto/shared/contract/schemas'
import sql from 'sql-template-tag'
import { useTestConsole } from '../testing/console'
import { describeOnEngine, useTestApp } from '../testing'

describeOnEngine('settings in the console', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)

  const open = async () => {
    const operator = await desk.operator('administrator')
    const read = async (name: string, host = '*') => {
      const { settings } = await operator.call('listSettings', { query: { host } })
      return settings.find((setting) => setting.name === name)
    }
    const change = (body: object) =>
      operator.raw('changeSetting', { body: { host: '*', seen: null, reason: '', ...body } })
    return { operator, read, change }
  }

  it('explains each setting that can be stored, with its default and its values', async () => {
    const { operator, read } = await open()
    const { settings } = await operator.call('listSettings')
    expect(settings.filter(({ meaning }) => meaning === '')).toEqual([])
    expect(settings.length).toBeGreaterThan(Object.keys(settingsSchema.shape).length)
    expect(settings.map(({ name }) => name)).not.toContain('geoip_country')
    expect(await read('signups')).toMatchObject({
      default: 'all',
      for_all: null,
      for_host: null,
      schema: { type: 'string', enum: ['all', 'with_trafficsource', 'none'] },
    })
  })

  it('changes a setting for one host at once, with an audit entry of before and after', async () => {
    const { operator, read, change } = await open()
    await change({ name: 'message_credits', value: 2 })
    await change({ name: 'message_credits', value: 3, host: 'two.example', reason: 'New prices' })
    expect(await read('message_credits', 'two.example')).toMatchObject({ for_all: 2, for_host: 3 })
    const { settings } = await site.visitor('getSettings')
    expect(settings.message_credits).toBe(2)
    const { entries } = await operator.call('listAudit', {
      query: { subject: 'two.example message_credits' },
    })
    expect(entries[0]).toMatchObject({
      actor: operator.login,
      reason: 'New prices',
      before: { value: null },
      after: { value: 3 },
    })
  })

  it('changes one field of a group and leaves the others', async () => {
    const { read, change } = await open()
    await change({ name: 'company.city', value: 'Utrecht' })
    await change({ name: 'company.name', value: 'Duetto B.V.' })
    expect(await read('company.city')).toMatchObject({ for_all: 'Utrecht' })
    await change({ name: 'company.city', value: null, seen: 'Utrecht' })
    const rows = await site.db.many(sql`select data from settings where host = '*'`)
    expect(rows).toEqual([{ data: { company: { name: 'Duetto B.V.' } } }])
  })

  it.each([
    ['message_credits', -1, 'message_credits'],
    ['signups', 'nobody', 'signups'],
    ['company.city', 7, 'company.city'],
    ['cdn_prefix', 'http://cdn.example.com', 'cdn_prefix'],
  ])('refuses %s = %j, names the field, and stores nothing', async (name, value, field) => {
    const { read, change } = await open()
    expect(await change({ name, value })).toMatchObject({
      status: 400,
      body: { code: 'bad_input', details: { field, reason: expect.stringMatching(/\w/) } },
    })
    expect(await read(name)).toMatchObject({ for_all: null })
  })

  it('refuses unknown settings, but removes those of an earlier version', async () => {
    const { change } = await open()
    expect(await change({ name: 'nonsense', value: 1 })).toMatchObject({ status: 404 })
    expect(await change({ name: 'nonsense', value: null })).toMatchObject({ status: 404 })
    await site.db.run(sql`insert into settings (host, data) values ('*', '{"nonsense": 1}')`)
    expect(await change({ name: 'nonsense', value: null, seen: 1 })).toMatchObject({ status: 200 })
  })

  it('lets only one of several operators change the value that all saw', async () => {
    const { read, change } = await open()
    await change({ name: 'photo_credits', value: 4 })
    const operators = await Promise.all(Array.from({ length: 8 }, open))
    const answers = await Promise.all(
      operators.map((one, index) => one.change({ name: 'message_credits', value: index + 2 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(await read('message_credits')).toMatchObject({ for_all: winner + 2 })
  })
})
