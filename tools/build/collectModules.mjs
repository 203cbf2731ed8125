/**
 * `node tools/build/collectModules.mjs api /runtime`: copies the npm packages that a built server needs, with
 * their dependencies, so that its image contains neither browser code nor tools.
 */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { root } from '../common/packages.mjs'

const servers = { api: 'api/dist', demo: 'demo/dist', shell: 'shell/dist/server' }
/** Read by path, not imported. */
const countries = '@ip-location-db/geo-whois-asn-country-mmdb'
const files = { api: [countries], demo: [countries], shell: [] }

const [name, target] = process.argv.slice(2)
if (!Object.hasOwn(servers, name ?? '') || !target) {
  console.error('collect-modules: name the server (api, demo or shell) and a folder.')
  process.exit(1)
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const dist = join(root, servers[name])
const { metafile } = await build({
  entryPoints: readdirSync(dist)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => join(dist, file)),
  outdir: join(dist, 'unwritten'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  metafile: true,
  write: false,
  logLevel: 'error',
})
const imported = Object.values(metafile.inputs)
  .flatMap(({ imports }) => imports)
  .filter(({ path, external }) => external && !isBuiltin(path))
  .map(({ path }) => packageOf(path))

/** Where Node resolves a package from a folder: the nearest node_modules. */
const find = (from, wanted) => {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', wanted)
    if (existsSync(join(path, 'package.json'))) return path
    if (folder === root || folder === dirname(folder)) return undefined
  }
}

const found = new Set()
const visit = (from, wanted, isOptional) => {
  const path = find(from, wanted)
  if (!path) {
    if (isOptional) return
    throw new Error(`${wanted} is not installed`)
  }
  if (found.has(path)) return
  found.add(path)
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = manifest
  for (const each of Object.keys(dependencies)) visit(path, each, each in optionalDependencies)
  for (const each of Object.keys(optionalDependencies)) visit(path, each, true)
  for (const each of Object.keys(peerDependencies))
    if (!peerDependenciesMeta[each]?.optional) visit(path, each, true)
}
for (const wanted of new Set([...imported, ...files[name]])) visit(join(root, name), wanted, false)

/** A package's own node_modules are handled one by one; developer files are left out. */
const isWanted = (path, from) => {
  const inside = relative(from, path)
  return !/(^|\/)node_modules(\/|$)/.test(inside) && !/\.(map|d\.[cm]?ts|md)$/.test(inside)
}
for (const from of found) {
  const place = relative(root, from)
  const to = join(target, place.startsWith(`${name}/`) ? place.slice(name.length + 1) : place)
  cpSync(from, to, { recursive: true, dereference: true, filter: (path) => isWanted(path, from) })
}
console.log(`${found.size} packages for ${name}`)
