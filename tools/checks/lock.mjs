/**
 * `npm run lock:fix` completes package-lock.json; `npm run lock:check` says what it lacks.
 *
 * npm leaves out optional packages of other platforms where it cannot look them up, and `npm ci` then refuses the
 * file everywhere. They can be told from their names (@swc/core-darwin-arm64) and from the version that their parent
 * asks for. Addresses of a registry go as well, so that the file serves every registry.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLock } from './completeLock.mjs'

const path = join(import.meta.dirname, '../../package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const changes = completeLock(lock)
const isCheck = process.argv.includes('--check')

if (changes.length === 0) console.log('package-lock.json is complete.')
else if (isCheck) {
  console.error(`package-lock.json is incomplete; run npm run lock:fix.\n${changes.join('\n')}`)
  process.exitCode = 1
} else {
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(changes.join('\n'))
}
