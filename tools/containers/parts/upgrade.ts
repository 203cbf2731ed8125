import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchDuring } from '../watch'
import type { Part } from '../site'

const migration = '29991231T2359_upgrade_probe'

export const upgrade: Part = async (site, check) => {
  const folder = join(site.dir, 'api/src/infra/db/migrations')
  writeFileSync(join(folder, `${migration}.sql`), 'create table upgrade_probe (id integer primary key);\n')
  await site.compose(['build', 'api'])
  const isPatient: Parameters<typeof watchDuring>[3] = ({ status, retryAfter }, path) =>
    status === 200 || (path.startsWith('/api/') && status === 503 && retryAfter !== null)
  const watched = await watchDuring(
    site.address,
    ['/', '/members', '/api/settings.php'],
    async () => {
      await site.compose(['up', '-d'])
      await site.untilHealthy()
    },
    isPatient,
  )
  check(watched.failures.length === 0, `upgraded under a visitor: ${watched.summary}`)
  check((await site.sql('select count(*) from upgrade_probe')) === '0', 'the migration is applied')
}
