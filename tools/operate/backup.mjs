/**
 * `npm run backup [-- folder] [--keep-days 30]`: backs up the database, photos and registry of the running containers
 * into a new folder. With --keep-days, then removes backups beside it that are older. The database comes first, so that
 * photos uploaded during the backup cannot be in it without their files. A photo deleted during the backup can.
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compose } from './dockerCompose.mjs'

const root = join(import.meta.dirname, '../..')

const { values, positionals } = parseArgs({
  options: { 'keep-days': { type: 'string' } },
  allowPositionals: true,
})
const keepDays = values['keep-days'] === undefined ? Infinity : Number(values['keep-days'])
if (!(keepDays >= 1)) {
  console.error('--keep-days is a number of days, at least 1.')
  process.exit(2)
}
const stampOf = (time) => new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')
const target = resolve(positionals[0] ?? join(root, 'backups', stampOf(Date.now())))
/** Removes backups whose name is a time before the period; other folders stay. */
const removeOld = () => {
  if (keepDays === Infinity) return
  const oldest = stampOf(Date.now() - keepDays * 86_400_000)
  for (const name of readdirSync(dirname(target)))
    if (/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/.test(name) && name < oldest)
      rmSync(join(dirname(target), name), { recursive: true })
}
// Only a complete backup gets the final name.
const unfinished = `${target}.unfinished`
try {
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const dump = ['exec', '-T', 'postgres', 'pg_dump', '-U', 'duetto', '-Fc', 'duetto']
  await compose(dump, { to: join(unfinished, 'database.dump') })
  // The site keeps running, so a file can change while tar reads it; tar then exits with 1, after failures with 2.
  const tar = 'tar -C / -cf - data registry; test $? -le 1'
  const pack = ['run', '--rm', '--no-deps', '-T', '--entrypoint', 'sh', 'ops', '-c', tar]
  await compose(pack, { to: join(unfinished, 'files.tar') })
  renameSync(unfinished, target)
  await compose(['run', '--rm', '--no-deps', '-T', 'ops', 'backup', 'record']).catch(() =>
    console.warn('The backup is complete but not recorded: the alert BackupOld will fire.'),
  )
  removeOld()
  console.log(`The backup is ${target}. Keep it, .env and the secrets on another machine.`)
} catch (error) {
  rmSync(unfinished, { recursive: true, force: true })
  console.error(`The backup failed: ${error.message}.`)
  process.exit(1)
}
