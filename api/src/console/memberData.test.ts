import sql from 'sql-template-tag'
import { useTestConsole } from '../testing/console'
import { describeOnEngine, useTestApp } from '../testing'
import type { TestMember } from '../testing'
import { atOnce } from '../testing/social'

describeOnEngine('export and erasure of a member in the console', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let anna: TestMember
  beforeEach(async () => {
    anna = await site.member({ name: 'Anna', email: 'anna@site.test' })
  })
  const audited = () => site.db.many(sql`select actor, action, subject, reason from audit order by id`)

  it('[TRUST-10] exports a member’s data and audits the operator and reason', async () => {
    const olga = await desk.operator('administrator')
    const body = { id: anna.id, reason: 'Asked by letter' }
    expect((await olga.call('exportMember', { body })).data).toMatchObject({
      account: { email: 'anna@site.test' },
    })
    expect(await audited()).toEqual([
      { actor: olga.login, action: 'export', subject: `member ${anna.id}`, reason: 'Asked by letter' },
    ])
    expect((await olga.raw('exportMember', { body: { ...body, id: 999_999 } })).status).toBe(404)
  })

  it('[TRUST-10] erases a member once for concurrent requests, and ends their sessions', async () => {
    const ada = await desk.operator('administrator')
    const body = { id: anna.id, reason: 'Asked by letter' }
    const answers = await atOnce(4, () => ada.raw('eraseMember', { body }))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
    expect(await audited()).toEqual([
      { actor: ada.login, action: 'erase', subject: `member ${anna.id}`, reason: 'Asked by letter' },
    ])
    expect(await site.db.many(sql`select name, status from users where id = ${anna.id}`)).toEqual([
      { name: '', status: 'deleted' },
    ])
    expect((await anna.call('getUser')).user).toBeNull()
  })
})
