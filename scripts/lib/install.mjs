import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { during, fail, say } from './say.mjs'

const root = join(import.meta.dirname, '../..')
const mark = join(root, 'node_modules/.duetto-lock')
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === lockHash()
const lastLines = (output, count) => output.trim().split('\n').slice(-count).join('\n')

/**
 * Installs the workspaces where they are not installed as package-lock.json says. `npm ci` fails where a
 * registry lacks the optional packages of other platforms; then `npm install --no-save` does it.
 */
export const installIfNeeded = async () => {
  if (isInstalled()) return
  const flags = ['--no-audit', '--no-fund', '--prefer-offline']
  const clean = await during('Installing packages (npm ci)', () =>
    run('npm', ['ci', ...flags], { cwd: root }),
  )
  if (clean.code !== 0) {
    say('npm ci did not fit this registry; using npm install --no-save instead.')
    const loose = await during('Installing packages (npm install --no-save)', () =>
      run('npm', ['install', '--no-save', '--no-package-lock', ...flags], { cwd: root }),
    )
    if (loose.code !== 0) {
      fail(
        `the packages could not be installed. Check that this machine reaches the npm registry, then start again.\n${lastLines(loose.output, 6)}`,
      )
    }
  }
  writeFileSync(mark, lockHash())
}
