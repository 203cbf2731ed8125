/**
 * `npm run lock`: completes package-lock.json; with --check, only lists the changes.
 *
 * npm omits optional packages of other platforms (https://github.com/npm/cli/issues/4828), and `npm ci` then fails
 * there. Derives a missing package's platform from its name (@swc/core-darwin-arm64), and its version from the package
 * that depends on it. Removes registry URLs, so that the file works with every registry.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/packages'
import { completeLock } from './completeLock'
import type { Lock } from './completeLock'

const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock
const changes = completeLock(lock)

if (changes.length === 0) console.log('package-lock.json is complete.')
else if (process.argv.includes('--check')) {
  console.error(`package-lock.json is incomplete; run npm run lock.\n${changes.join('\n')}`)
  process.exitCode = 1
} else {
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(changes.join('\n'))
}
