/**
 * `npm run build [-- package …]`: builds the packages whose sources have changed or whose last build had a lower
 * BROTLI_QUALITY, one per core in parallel. The quality defaults to 11; `npm test` lowers it to save time.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fail, log } from '../common/log'
import { packages, root, servers } from '../common/packages'
import { run } from '../common/run'
import type { RunResult } from '../common/run'
import { createBundler } from './bundler'
import type { Bundler } from './bundler'
import { sourceHash } from './sourceHash'

const quality = Number(process.env.BROTLI_QUALITY ?? 11)
const markerOf = (name: string) => join(root, name, 'dist/.built')

const isBuilt = (name: string, hash: string): boolean => {
  if (!existsSync(markerOf(name))) return false
  const [builtHash, builtQuality] = readFileSync(markerOf(name), 'utf8').split(' ')
  return builtHash === hash && Number(builtQuality) >= quality
}

const removeOldBuilds = (name: string, build: string) => {
  const dist = join(root, name, 'dist')
  for (const entry of readdirSync(dist, { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== build) rmSync(join(dist, entry.name), { recursive: true })
}

const runNode = (name: string, file: string) => run(process.execPath, [file], { cwd: join(root, name) })

const buildPackage = async (bundler: Bundler, name: string, build: string): Promise<RunResult> => {
  if (servers.includes(name)) return runNode(name, 'build.mjs')
  const web = await bundler.bundle(name, build)
  if (web.code !== 0) return web
  if (name === 'shell') return runNode(name, 'build-server.mjs')
  if (name !== 'console') removeOldBuilds(name, build)
  return web
}

const buildIfChanged = async (bundler: Bundler, name: string) => {
  const hash = sourceHash(name)
  if (isBuilt(name, hash)) return
  const started = Date.now()
  const { code, output } = await buildPackage(bundler, name, hash.slice(0, 12))
  if (code !== 0) {
    console.error(output)
    fail(`${name} does not build; the lines above say where.`)
  }
  mkdirSync(join(root, name, 'dist'), { recursive: true })
  writeFileSync(markerOf(name), `${hash} ${quality}`)
  log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !packages.includes(name))
if (unknown.length > 0) fail(`no package is called ${unknown.join(', ')}; there are ${packages.join(', ')}.`)

const queue = (chosen.length > 0 ? chosen : packages).toReversed()
const buildFromQueue = async () => {
  const bundler = createBundler()
  for (let name = queue.shift(); name; name = queue.shift()) await buildIfChanged(bundler, name)
  bundler.stop()
}
void Promise.all(Array.from({ length: availableParallelism() }, buildFromQueue))
