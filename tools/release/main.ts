/**
 * `npm run release -- <version> [--dry-run]`: checks the tree and the changelog, writes the version, commits and tags.
 * `npm run release -- images --prefix <registry/name> [--dry-run]`: builds and pushes the images of the tagged version.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../common/packages'
import { changelogErrors } from './changelog'
import { buildImages } from './images'
import { readVersion, writeVersion } from './version'

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, prefix: { type: 'string' } },
  allowPositionals: true,
})
const isDryRun = values['dry-run'] ?? false

const git = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`)
  return stdout.trim()
}

const release = (version: string): number => {
  const errors = [
    ...(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/.test(version)
      ? []
      : [`"${version}" is not a version such as 0.2.0.`]),
    ...(git('status', '--porcelain') ? ['The working tree has changes: commit or stash them.'] : []),
    ...(git('tag', '--list', `v${version}`)
      ? [`The tag v${version} already exists: choose the next version.`]
      : []),
    ...changelogErrors(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version),
  ]
  for (const error of errors) console.error(error)
  if (errors.length > 0) return 1
  if (isDryRun) {
    console.log(`Version ${version} can be released.`)
    return 0
  }
  git('add', ...writeVersion(root, version))
  git('commit', '--allow-empty', '-m', `chore(release): release ${version}`)
  git('tag', '-a', `v${version}`, '-m', `Duetto ${version}`)
  console.log(`v${version} is tagged. git push --follow-tags publishes it; the workflow builds its images.`)
  return 0
}

const images = (): Promise<number> | number => {
  const version = readVersion(root)
  const { prefix } = values
  if (!prefix) console.error('Name the registry: --prefix registry.example/duetto')
  else if (isDryRun) return buildImages({ version, prefix, mode: '--print' })
  else if (git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`))
    return buildImages({ version, prefix, mode: '--push' })
  else console.error(`This commit is not tagged v${version}: run npm run release -- <version> first.`)
  return 1
}

const main = async (): Promise<number> => {
  const [what] = positionals
  if (what === 'images') return images()
  if (what) return release(what)
  console.error('Usage: npm run release -- <version> | images --prefix <registry/name> [--dry-run]')
  return 2
}

void main().then((code) => process.exit(code))
