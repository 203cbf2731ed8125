import { operatorLimits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { useTestConsole } from '../../testing/console'
import type { TestOperator } from '../../testing/console'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { eraseUser } from '../accounts/deletion/erasure'
import { exportData } from '../exports/memberData.service'

describeOnEngine('operators’ notes and tags', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let anna: TestMember
  let olga: TestOperator
  beforeEach(async () => {
    anna = await site.member()
    olga = await desk.operator('support')
  })
  const note = (text: string, operator = olga) => operator.call('addNote', { body: { id: anna.id, text } })
  const tag = (name: string) => olga.raw('addTag', { body: { id: anna.id, tag: name } })
  const audited = async () =>
    (await site.db.many<{ action: string }>(sql`select action from audit order by id`)).map(
      ({ action }) => action,
    )

  it('lists notes with their author, newest first', async () => {
    await note('Called about a refund.')
    const { notes } = await note('Called again.')
    expect(notes).toMatchObject([
      { author: olga.login, text: 'Called again.' },
      { author: olga.login, text: 'Called about a refund.' },
    ])
    expect(await audited()).toEqual(['note added', 'note added'])
  })

  it('lets operators remove their own notes, and administrators every note', async () => {
    await note('First')
    const { notes } = await note('Second')
    const [second, first] = notes.map(({ id }) => id)
    const [otto, admin] = [await desk.operator('support'), await desk.operator('administrator')]
    const remove = (operator: TestOperator, id = 0) =>
      operator.raw('removeNote', { body: { id: anna.id, note: id } })
    expect((await remove(otto, first)).status).toBe(404)
    expect((await remove(olga, first)).status).toBe(200)
    expect(await remove(admin, second)).toMatchObject({ status: 200, body: { notes: [] } })
    expect((await audited()).slice(2)).toEqual(['note removed', 'note removed'])
  })

  it('finds members by a tag, whatever its case', async () => {
    await tag('#Vip')
    await tag('vip')
    const found = async (q: string) => (await olga.call('searchMembers', { query: { q } })).members
    expect(await found('#VIP')).toMatchObject([{ id: anna.id }])
    expect((await olga.call('getMember', { query: { id: anna.id } })).member.tags).toEqual(['vip'])
    expect(await audited()).toEqual(['tag added'])
    await olga.call('removeTag', { body: { id: anna.id, tag: 'vip' } })
    expect(await found('#vip')).toEqual([])
  })

  it('finds the members of a tag page by page, newest first', async () => {
    const ids = [anna.id]
    for (let index = 0; index < operatorLimits.rowsPerPage; index += 1) ids.push((await site.member()).id)
    for (const id of ids) await olga.call('addTag', { body: { id, tag: 'vip' } })
    const found = async (page: string) => {
      const { members, has_more } = await olga.call('searchMembers', { query: { q: '#vip', page } })
      return { ids: members.map(({ id }) => id), has_more }
    }
    expect(await found('1')).toEqual({ ids: ids.toReversed().slice(0, -1), has_more: true })
    expect(await found('2')).toEqual({ ids: [anna.id], has_more: false })
  })

  it('limits the tags of a member, also for concurrent calls', async () => {
    const count = operatorLimits.tagsPerMember
    const answers = await Promise.all(Array.from({ length: count + 5 }, (_, index) => tag(`tag ${index}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(count)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ body: { code: 'too_many_tags' } })
    expect((await olga.call('getMember', { query: { id: anna.id } })).member.tags).toHaveLength(count)
  })

  it('[TRUST-10] exports notes without their author, and erases them with the member', async () => {
    await note('Prefers e-mail.')
    await tag('vip')
    const data = await exportData(site.deps, anna.id)
    expect(data).toMatchObject({
      notes_by_operators: [{ text: 'Prefers e-mail.' }],
      tags_by_operators: [{ tags: ['vip'] }],
    })
    expect(JSON.stringify(data)).not.toContain(olga.login)
    await eraseUser(site.deps, anna.id)
    expect((await olga.call('getNotes', { query: { id: anna.id } })).notes).toEqual([])
    expect((await olga.raw('addNote', { body: { id: anna.id, text: 'Gone' } })).status).toBe(404)
    expect(JSON.stringify(await site.db.many(sql`select * from audit`))).not.toContain('Prefers')
  })
})
