/**
 * `npm run bench -- acts [--members 20000]`: measures the CPU time of the API and of Postgres for each act of a member,
 * and extrapolates to 1,000 members online. CPU times hardly depend on other load. Needs Postgres.
 */
import { parseArgs } from 'node:util'
import { hasPostgres } from '../../../api/src/testing/ownPostgres'
import { cpuFor, cpuOf, openStream } from './client'
import { createMemberActs, streamsPerMinute, uploadsPerMinute } from './memberActs'
import { startMemberSite } from './memberSite'
import { cpuMsOfTree } from './usage'

const PORT = 19_452
const goalCores = 0.25

interface Row {
  act: string
  api: number
  postgres: number
  perMinute: number
}

const share = (ms: number, perMinute: number) => (ms * perMinute) / 60

const report = (rows: Row[]): void => {
  console.table(
    rows.map(({ act, api, postgres, perMinute }) => ({
      act,
      'ms of API': api.toFixed(2),
      'ms of Postgres': postgres.toFixed(2),
      'a minute': perMinute,
      '% of a core for 1,000 online': (share(api + postgres, perMinute) * 100).toFixed(1),
    })),
  )
  const sum = (of: 'api' | 'postgres') =>
    rows.reduce((cores, row) => cores + share(row[of], row.perMinute), 0)
  const [api, postgres] = [sum('api'), sum('postgres')]
  const isMissed = api + postgres > goalCores
  if (isMissed) process.exitCode = 1
  console.log(
    `1,000 members online: ${api.toFixed(2)} cores of API, ${postgres.toFixed(2)} of Postgres${isMissed ? ': MISSED' : ''}.`,
  )
}

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { members: { type: 'string', default: '20000' } } })
  const site = await startMemberSite({ port: PORT, members: Number(values.members), online: 200 })
  const { api, cookies, postgresPid } = site
  try {
    const { acts, memberOf, upload } = await createMemberActs(site)
    const rows: Row[] = []
    const measure = async (act: string, perMinute: number, count: number, work: () => Promise<number>) => {
      const before = cpuMsOfTree(postgresPid())
      const apiMs = await work()
      const postgresMs = cpuMsOfTree(postgresPid()) - before
      rows.push({ act, api: apiMs / count, postgres: postgresMs / count, perMinute })
    }
    const spent = async (work: () => Promise<void>): Promise<number> => {
      const before = await cpuOf(api)
      await work()
      return (await cpuOf(api)) - before
    }
    for (const { name, perMinute, count, call, status } of acts) {
      await cpuFor(api, 50, (turn) => call(count + turn), status)
      await measure(name, perMinute, count, () => cpuFor(api, count, call, status))
    }
    await measure('upload of a photo', uploadsPerMinute, 10, () =>
      spent(async () => {
        for (let turn = 1; turn <= 10; turn += 1) await upload(turn)
      }),
    )
    await measure('open stream', streamsPerMinute, 400, () =>
      spent(async () => {
        for (let turn = 0; turn < 400; turn += 1)
          (await openStream(api, '/api/events.php', cookies[memberOf(turn)])).close()
      }),
    )
    report(rows)
  } finally {
    await site.stop()
  }
}

if (!hasPostgres()) throw new Error('The bench needs Postgres: install the package postgresql.')
void run()
