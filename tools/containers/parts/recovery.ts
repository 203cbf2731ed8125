import { setTimeout as wait } from 'node:timers/promises'
import type { Part, Site } from '../site'

const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000)

const untilSent = async (site: Site) => {
  const isSent = () =>
    site.sql('select count(*) from pg_stat_replication where replay_lsn = pg_current_wal_lsn()')
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await isSent()) === '1') return
    await wait(500)
  }
  throw new Error('the standby does not catch up')
}

const failOver = async (site: Site, fail: () => Promise<unknown>) => {
  await site.duetto('standby')
  await site.sql('insert into recovery_probe values (now())')
  await untilSent(site)
  const before = await site.sql('select count(*) from recovery_probe')
  const since = Date.now()
  await fail()
  await site.duetto('failover')
  await site.untilHealthy(['api', 'shell', 'gateway'])
  const page = await fetch(`${site.address}/members`)
  return {
    isComplete: page.status === 200 && (await site.sql('select count(*) from recovery_probe')) === before,
    seconds: secondsSince(since),
  }
}

export const recovery: Part = async (site, check) => {
  const leave = site.use({ COMPOSE_FILE: 'docker-compose.yml:docker/build.yml:docker/recovery.yml' })
  try {
    await site.duetto('up')
    await site.duetto('backup', 'backups/base')
    await site.sql('create table recovery_probe (at timestamptz)')
    await site.sql('insert into recovery_probe values (now())')
    const beforeMistake = await site.sql('select clock_timestamp()')
    await site.sql('drop table recovery_probe')
    const since = Date.now()
    await site.duetto('restore', 'backups/base', '--until', beforeMistake)
    await site.untilHealthy()
    check(
      (await site.sql('select count(*) from recovery_probe')) === '1',
      `the database is back at the moment before a mistake, ${secondsSince(since)} s later`,
    )

    const planned = await failOver(site, () => Promise.resolve())
    check(planned.isComplete, `a planned failover loses nothing and takes ${planned.seconds} s`)
    const killed = await failOver(site, async () => {
      const [id = ''] = await site.ids('postgres')
      await site.docker(['kill', id])
    })
    check(killed.isComplete, `after Postgres is killed, its standby takes over within ${killed.seconds} s`)
  } finally {
    leave()
    await site.compose(['up', '-d'])
    await site.untilHealthy()
  }
}
