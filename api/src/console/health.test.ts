import sql from 'sql-template-tag'
import { createOutbox, deliverOutbox } from '../infra/delivery/outbox'
import { runJob } from '../infra/jobs/jobs'
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
    const job = { last_run, last_success: null, failures: 0, is_late: false }
    expect(await admin.call('getHealth')).toEqual({
      outbox: [],
      mails: { sent: 0, failed: 0, bounced: 0, waiting: 0 },
      traffic: { since: last_run, requests: 0, errors: 0, streams: 0, processes: 0, unreachable: 0 },
      dashboards: [],
      jobs: [
        { ...job, name: 'erasure', is_running: false },
        { ...job, name: 'outbox', is_running: true },
      ],
    })
  })

  it('counts e-mails whose recipient was refused apart from those given up', async () => {
    const { now } = site.clock
    const none = async () => {}
    const outbox = createOutbox({ db: site.db, now: () => now, onQueued: () => {} })
    const mail = ({ to }: { to: string }) =>
      Promise.reject(
        Object.assign(new Error('no'), to.startsWith('gone') && { command: 'RCPT TO', responseCode: 550 }),
      )
    for (const name of ['gone1', 'gone8', 'away8']) {
      const text = { locale: 'en', subject: 'News', text: 'News', html: '' } as const
      await outbox.mail.send({ ...text, to: `${name}@site.example` })
      await site.db.run(sql`
        update outbox set attempts = ${Number(name.at(-1)) - 1} where payload ->> 'to' like ${`${name}%`}`)
    }
    await deliverOutbox(site.deps, { mail, sms: none, push: none })
    const admin = await desk.operator('administrator')
    expect((await admin.call('getHealth')).mails).toEqual({ sent: 0, failed: 3, bounced: 2, waiting: 0 })
  })

  it('marks a job as late after twice its interval without a success, and counts failures', async () => {
    const minute = 60_000
    const fails = { name: 'erasure', everyMs: 10 * minute, run: () => Promise.reject(new Error('away')) }
    const works = { ...fails, run: async () => {} }
    const admin = await desk.operator('administrator')
    const state = async () => {
      const [job] = (await admin.call('getHealth')).jobs
      return [job?.failures, job?.is_late, job?.last_success]
    }
    const fail = async () => {
      site.clock.add(fails.everyMs)
      await expect(runJob(site.deps, fails)).rejects.toThrow('away')
    }
    await runJob(site.deps, works)
    const since = site.clock.now.toISOString()
    expect(await state()).toEqual([0, false, since])
    await fail()
    await fail()
    expect(await state()).toEqual([2, false, since])
    site.clock.add(5 * minute + 1)
    expect(await state()).toEqual([2, true, since])
    site.clock.add(5 * minute)
    await runJob(site.deps, works)
    expect(await state()).toEqual([0, false, site.clock.now.toISOString()])
  })

  it('marks a job that has never succeeded as late, but not while it runs', async () => {
    const admin = await desk.operator('administrator')
    const isLate = async () => (await admin.call('getHealth')).jobs[0]?.is_late
    const job = { name: 'erasure', everyMs: 60_000, run: () => Promise.reject(new Error('away')) }
    await runJob(site.deps, { ...job, run: async () => expect(await isLate()).toBe(false) })
    await site.db.run(sql`update jobs set last_success = null`)
    expect(await isLate()).toBe(true)
  })
})
