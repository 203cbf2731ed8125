import sql from 'sql-template-tag'
import { useTestConsole } from '../testing/console'
import { describeOnEngine, useTestApp } from '../testing'

describeOnEngine('health in the console', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)

  it('counts unsent messages and lists the latest runs of jobs', async () => {
    const { now } = site.clock
    await site.db.run(sql`
      insert into jobs (name, leased_until, last_run)
      values ('outbox', ${new Date(now.getTime() + 1000)}, ${now}), ('erasure', ${now}, ${now})`)
    const admin = await desk.operator('administrator')
    const last_run = now.toISOString()
    expect(await admin.call('getHealth')).toEqual({
      outbox: [],
      mails: { sent: 0, failed: 0, waiting: 0 },
      jobs: [
        { name: 'erasure', last_run, is_running: false },
        { name: 'outbox', last_run, is_running: true },
      ],
    })
  })
})
