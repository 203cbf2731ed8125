/**
 * `npm run backup [-- folder]`: backs up database, photos and registry of the running containers into a new folder. The
 * database comes first, so that it contains no photo whose file is missing.
 */
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compose } from './dockerCompose.mjs'

const root = join(import.meta.dirname, '../..')

const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const target = resolve(process.argv[2] ?? join(root, 'backups', stamp))
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
  console.log(`The backup is ${target}. Keep it, .env and the secrets on another machine.`)
} catch (error) {
  rmSync(unfinished, { recursive: true, force: true })
  console.error(`The backup failed: ${error.message}.`)
  process.exit(1)
}
