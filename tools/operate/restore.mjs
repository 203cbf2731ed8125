/**
 * `npm run restore -- folder`: replaces the current data with a backup and restarts the site. Visitors get 503 until it
 * has finished.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compose } from './dockerCompose.mjs'

const folder = resolve(process.argv[2] ?? '')
const dump = join(folder, 'database.dump')
const files = join(folder, 'files.tar')
if (!process.argv[2] || !existsSync(dump) || !existsSync(files)) {
  console.error('Name the backup: npm run restore -- backups/<date>. It holds database.dump and files.tar.')
  process.exit(1)
}
// Wait for TCP: a temporary server initialises a new database and listens only on its socket.
const ready = 'until pg_isready -qh 127.0.0.1 -U duetto; do sleep 1; done'
try {
  await compose(['stop', 'worker', 'api', 'shell'])
  await compose(['up', '-d', 'postgres', 'redis'])
  await compose(['exec', '-T', 'postgres', 'sh', '-c', ready])
  const restore = [
    'pg_restore',
    '-U',
    'duetto',
    '-d',
    'duetto',
    '--clean',
    '--if-exists',
    '--no-owner',
    '--single-transaction',
  ]
  await compose(['exec', '-T', 'postgres', ...restore], { from: dump })
  const unpack = [
    'run',
    '--rm',
    '--no-deps',
    '-T',
    '--entrypoint',
    'tar',
    'ops',
    '-C',
    '/',
    '--no-same-owner',
    '-xpf',
    '-',
  ]
  await compose(unpack, { from: files })
  // Redis' data about members is outdated after the restore.
  await compose([
    'exec',
    '-T',
    'redis',
    'sh',
    '-c',
    'REDISCLI_AUTH="$(cat /run/secrets/redis_password)" redis-cli flushall',
  ])
  await compose(['up', '-d'])
  console.log('The backup has been restored and the site is starting.')
} catch (error) {
  console.error(
    `The restore is not complete and the site stands still: ${error.message}. Mend that, then call it again.`,
  )
  process.exit(1)
}
