import sql from 'sql-template-tag'
import { describeOnEachEngine, openTestEngine } from '../../testing/engines'

describeOnEachEngine('foreign keys', (engine) => {
  it('each have an index, so that erasing a member scans no whole tables', async () => {
    const db = await openTestEngine(engine)
    const missing = await db.many<{ name: string }>(sql`
      select k.conrelid::regclass || '.' || a.attname as name
      from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and not exists (
        select 1 from pg_index i
        where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
      order by 1`)
    await db.close()
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})
