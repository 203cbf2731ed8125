import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Part, Site } from '../site'

const stateOf = async (site: Site) => {
  const rows = await site.sql('select (select count(*) from users), (select count(*) from messages)')
  const files = await site.compose(['exec', '-T', 'api', 'sh', '-c', 'find /data -type f | wc -l'])
  return { rows: rows.replace('|', ' members, ') + ' messages', files: Number(files) }
}

export const backup: Part = async (site, check) => {
  await site.compose(['stop', 'worker'])
  const before = await stateOf(site)
  await site.duetto('backup')
  const [name] = readdirSync(join(site.dir, 'backups'))
  await site.compose(['down', '-v'])
  const since = Date.now()
  await site.compose(['up', '-d', 'postgres', 'redis'])
  await site.duetto('restore', join(site.dir, 'backups', name ?? ''))
  await site.compose(['stop', 'worker'])
  await site.untilHealthy(['gateway', 'shell', 'api'])
  const after = await stateOf(site)
  check(
    before.rows === after.rows && before.files <= after.files,
    `the restore brings everything back (${before.rows}, ${before.files} files)`,
  )
  await site.compose(['up', '-d'])
  await site.untilHealthy()
  const page = await fetch(`${site.address}/members`)
  check(page.status === 200, `the site answers ${Math.round((Date.now() - since) / 1000)} s after the loss`)
}
