import sql, { raw } from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import { ownSchema } from '../../testing/engines'

describeOnEngine('the migration that refreshes criteria', (engine) => {
  const site = useTestApp({ engine })

  it('corrects changed members, adds missing ones and removes hidden ones', async () => {
    const [changed, missing, hidden] = [
      await site.member({ gender: 'female', hair_color: 'red' }),
      await site.member({ gender: 'female' }),
      await site.member({ gender: 'female', is_invisible: true }),
    ]
    const criteria = () => site.db.many(sql`select * from member_criteria order by user_id`)
    const before = await criteria()
    expect(before).toMatchObject([{ user_id: changed.id }, { user_id: missing.id }])
    await site.db.run(sql`update member_criteria set codes = '{}' where user_id = ${changed.id}`)
    await site.db.run(sql`delete from member_criteria where user_id = ${missing.id}`)
    await site.db.run(sql`insert into member_criteria (user_id, codes) values (${hidden.id}, '{}')`)
    const refresh = ownSchema().migrations.find(({ name }) => name.endsWith('refresh_criteria'))
    for (const statement of (refresh?.text ?? '').split(';').filter((part) => part.trim()))
      await site.db.run(raw(statement))
    expect(await criteria()).toEqual(before)
  })
})
