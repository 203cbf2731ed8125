/**
 * `tsx tools/build/collectModules.ts api /runtime`: copies the npm packages that a built server needs, including their
 * dependencies, so that the server's image contains neither browser code nor tools.
 */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { root } from '../common/packages'

interface Server {
  dist: string
  alsoNeeds: string[]
}

const countries = '@ip-location-db/geo-whois-asn-country-mmdb'
const servers: Record<string, Server> = {
  api: { dist: 'api/dist', alsoNeeds: [countries] },
  demo: { dist: 'demo/dist', alsoNeeds: [countries] },
  shell: { dist: 'shell/dist/server', alsoNeeds: [] },
}

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const importedBy = async (dist: string): Promise<string[]> => {
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
  return Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => packageOf(path))
}

const findPackage = (from: string, wanted: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', wanted)
    if (existsSync(join(path, 'package.json'))) return path
    if (folder === root || folder === dirname(folder)) return undefined
  }
}

const closureOf = (from: string, names: readonly string[]): Set<string> => {
  const found = new Set<string>()
  const visit = (folder: string, wanted: string, isOptional: boolean) => {
    const path = findPackage(folder, wanted)
    if (!path) {
      if (isOptional) return
      throw new Error(`${wanted} is not installed`)
    }
    if (found.has(path)) return
    found.add(path)
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest
    for (const each of Object.keys(dependencies)) visit(path, each, each in optionalDependencies)
    for (const each of Object.keys(optionalDependencies)) visit(path, each, true)
    for (const each of Object.keys(peerDependencies))
      if (!manifest.peerDependenciesMeta?.[each]?.optional) visit(path, each, true)
  }
  for (const name of names) visit(from, name, false)
  return found
}

const isWanted = (path: string, from: string) => {
  const inside = relative(from, path)
  return !/(^|\/)node_modules(\/|$)/.test(inside) && !/\.(map|d\.[cm]?ts|md)$/.test(inside)
}

const main = async () => {
  const [name = '', target] = process.argv.slice(2)
  const server = servers[name]
  if (!server || !target) {
    console.error(`collectModules: name the server (${Object.keys(servers).join(', ')}) and a folder.`)
    process.exit(1)
  }
  const names = [...(await importedBy(join(root, server.dist))), ...server.alsoNeeds]
  const found = closureOf(join(root, name), [...new Set(names)])
  for (const from of found) {
    const place = relative(root, from)
    const to = join(target, place.startsWith(`${name}/`) ? place.slice(name.length + 1) : place)
    cpSync(from, to, { recursive: true, dereference: true, filter: (path) => isWanted(path, from) })
  }
  console.log(`${found.size} packages for ${name}`)
}

void main()
