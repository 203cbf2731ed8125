/**
 * `npm run build [-- package …]`: builds what has changed, a package on each core. Builds are named after the
 * hash of their sources, so unchanged packages are skipped. BROTLI_QUALITY, 11 where it is not set, is for tests.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { packages, remotes, root } from '../common/packages.mjs'
import { run } from '../common/run.mjs'
import { fail, say } from '../common/log.mjs'
import { sourceHash } from './sourceHash.mjs'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !packages.includes(name))
if (unknown.length > 0) fail(`no package is called ${unknown.join(', ')}; there are ${packages.join(', ')}.`)

const marker = (name) => join(root, name, 'dist/.built')
const quality = Number(process.env.BROTLI_QUALITY ?? 11)
/** One that is compressed better serves as well. */
const isBuilt = (name, hash) => {
  if (!existsSync(marker(name))) return false
  const [builtHash, builtQuality] = readFileSync(marker(name), 'utf8').split(' ')
  return builtHash === hash && Number(builtQuality) >= quality
}
const webpack = join(root, 'node_modules/.bin/webpack')

/** Removes outdated builds from dist; the registry's folder keeps its own. */
const removeOldBuilds = (name, build) => {
  const dist = join(root, name, 'dist')
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== build) rmSync(join(dist, entry.name), { recursive: true })
  }
}

const buildRemote = async (name, build) => {
  const result = await run(webpack, ['--config', 'webpack.config.mjs', '--mode', 'production'], {
    cwd: join(root, name),
    env: { DUETTO_BUILD: build },
  })
  if (result.code === 0) removeOldBuilds(name, build)
  return result
}

const buildShell = async (build) => {
  const web = await run(webpack, ['--config', 'webpack.config.mjs', '--mode', 'production'], {
    cwd: join(root, 'shell'),
    env: { DUETTO_BUILD: build },
  })
  if (web.code !== 0) return web
  return run(process.execPath, ['build-server.mjs'], { cwd: join(root, 'shell') })
}

const buildPackage = (name, build) => {
  if (name === 'shell') return buildShell(build)
  if (remotes.includes(name)) return buildRemote(name, build)
  return run(process.execPath, ['build.mjs'], { cwd: join(root, name) })
}

const buildIfChanged = async (name) => {
  const hash = sourceHash(name)
  if (isBuilt(name, hash)) return
  const started = Date.now()
  const { code, output } = await buildPackage(name, hash.slice(0, 12))
  if (code !== 0) {
    console.error(output)
    fail(`${name} does not build; the lines above say where.`)
  }
  mkdirSync(join(root, name, 'dist'), { recursive: true })
  writeFileSync(marker(name), `${hash} ${quality}`)
  say(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** The shell, which takes longest and is last in the list, begins. */
const queue = (asked.length > 0 ? asked : packages).toReversed()
const buildFromQueue = async () => {
  for (let name = queue.shift(); name; name = queue.shift()) await buildIfChanged(name)
}
await Promise.all(Array.from({ length: availableParallelism() }, buildFromQueue))
