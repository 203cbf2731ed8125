/**
 * `npm run release -- <version> [--dry-run]`: checks the tree and the changelog, writes the version, commits and tags.
 * `npm run release -- images --prefix <registry/name> [--dry-run]`: builds and pushes the images of the tagged version.
 */
import { parseArgs } from 'node:util'
import { root } from '../common/packages'
import { buildImages } from './images'
import { git, release } from './release'
import { readVersion } from './version'

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, prefix: { type: 'string' } },
  allowPositionals: true,
})
const isDryRun = values['dry-run'] ?? false

const images = (): Promise<number> | number => {
  const version = readVersion(root)
  const { prefix } = values
  if (!prefix) console.error('Name the registry: --prefix registry.example/duetto')
  else if (isDryRun) return buildImages({ version, prefix, mode: '--print' })
  else if (git(root, 'tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`))
    return buildImages({ version, prefix, mode: '--push' })
  else console.error(`This commit is not tagged v${version}: run npm run release -- <version> first.`)
  return 1
}

const main = async (): Promise<number> => {
  const [what] = positionals
  if (what === 'images') return images()
  if (what) return release(root, what, isDryRun)
  console.error('Usage: npm run release -- <version> | images --prefix <registry/name> [--dry-run]')
  return 2
}

void main().then((code) => process.exit(code))
