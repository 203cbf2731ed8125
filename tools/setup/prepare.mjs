/**
 * Checks the Node version and installs the npm packages if needed. Statically import only Node built-ins here, because
 * the packages might be missing.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const needed = [20, 19]

const fail = (sentence) => {
  console.error(`\nDuetto cannot start: ${sentence}\n`)
  process.exit(1)
}

const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  fail(
    `it needs Node ${needed.join('.')} or later and this is ${process.versions.node}. Install a newer Node, then start again.`,
  )
}

const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** npm writes node_modules/.package-lock.json at the end of an installation. */
const isInstalled = () => {
  try {
    const installed = packagesIn('node_modules/.package-lock.json')
    return Object.entries(packagesIn('package-lock.json')).every(
      ([path, { version, optional }]) =>
        !path.includes('node_modules/') ||
        optional ||
        (installed[path] && installed[path].version === version),
    )
  } catch {
    return false
  }
}

const installIfNeeded = () => {
  if (isInstalled()) return
  console.log('Installing packages (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0)
    fail(
      'the packages could not be installed. Check that this machine reaches the npm registry, then start again.',
    )
}

export const prepare = async () => {
  requireNode()
  installIfNeeded()
  await import('tsx')
}
