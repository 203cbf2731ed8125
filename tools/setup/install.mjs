import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../common/run.mjs'
import { during, fail } from '../common/log.mjs'

const root = join(import.meta.dirname, '../..')
const mark = join(root, 'node_modules/.duetto-lock')
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === lockHash()
const lastLines = (output, count) => output.trim().split('\n').slice(-count).join('\n')

/** Installs the workspaces if they do not match package-lock.json. */
export const installIfNeeded = async () => {
  if (isInstalled()) return
  const { code, output } = await during('Installing packages (npm ci)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: root }),
  )
  if (code !== 0) {
    fail(
      `the packages could not be installed. Check that this machine reaches the npm registry, then start again.\n${lastLines(output, 6)}`,
    )
  }
  writeFileSync(mark, lockHash())
}
