import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Bucket } from '../bucket'
import { copyVerified } from './verifiedBuild'
import { buildFolder, countsFolder, parseJson, registryFile, shellFile, haltedFolder } from './folder'
import type { FoundList, RegistryStore } from './RegistryStore'
import { RegistryError } from './RegistryError'
import { browserCountsSchema, liveShellSchema, registrySchema } from './schema'

const immutable = 'public, max-age=31536000, immutable'
const json = 'application/json'
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json,
  svg: 'image/svg+xml',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
}
const typeOf = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** Uploaded last, so its presence means that the build is complete. */
const manifestFile = 'build.json'

/**
 * Throws if the bucket ignores conditional writes, because concurrent publishers would overwrite each other's changes.
 */
const checkConditions = async (bucket: Bucket): Promise<void> => {
  const name = `probe-${process.pid}-${Date.now()}`
  const write = () => bucket.put(name, Buffer.from(''), { contentType: json, ifMatch: null })
  await write()
  const isTwice = await write()
  await bucket.remove(name)
  if (isTwice)
    throw new RegistryError(
      'The bucket knows no conditional writes (If-None-Match), so it cannot hold the registry.',
    )
}

export const createBucketStore = (bucket: Bucket, place: string): RegistryStore => {
  const listName = registryFile('')
  const manifestOf = (name: string, build: string): string => join(buildFolder('', name, build), manifestFile)
  const haltName = (name: string, build: string): string => join(haltedFolder(''), name, build)
  const exists = async (name: string): Promise<boolean> => (await bucket.get(name)) !== null
  const readJson = async <Type>(name: string, schema: z.ZodType<Type>): Promise<Type | null> => {
    const found = await bucket.get(name)
    return parseJson(`${place}/${name}`, found && found.bytes.toString(), schema)
  }
  const hasBuild: RegistryStore['hasBuild'] = (name, build) => exists(manifestOf(name, build))
  let list: FoundList | null = null
  let checked: Promise<void> | undefined
  return {
    place,
    readList: async () => {
      const found = list ? await bucket.getIfChanged(listName, list.version) : await bucket.get(listName)
      if (found === 'same') return list
      const registry = found && parseJson(`${place}/${listName}`, found.bytes.toString(), registrySchema)
      list = found && registry ? { registry, version: found.etag } : null
      return list
    },
    writeList: async (registry, version) => {
      checked ??= checkConditions(bucket).catch((error: unknown) => {
        checked = undefined
        throw error
      })
      await checked
      const bytes = Buffer.from(JSON.stringify(registry, null, 1))
      return bucket.put(listName, bytes, { contentType: json, cacheControl: 'no-cache', ifMatch: version })
    },
    readShell: () => readJson(shellFile(''), liveShellSchema),
    writeShell: async (shell) =>
      void (await bucket.put(shellFile(''), Buffer.from(JSON.stringify(shell)), { contentType: json })),
    filesOf: async (name, build) => {
      const prefix = `${buildFolder('', name, build)}/`
      const files = (await bucket.list(prefix)).map((object) => object.name.slice(prefix.length))
      return files.includes(manifestFile) ? files : []
    },
    readFile: async (name, build, file) => {
      const found = await bucket.get(join(buildFolder('', name, build), file))
      return found && found.bytes
    },
    hasBuild,
    addBuild: async (name, build, from) => {
      if (await hasBuild(name, build)) return
      const copy = mkdtempSync(join(tmpdir(), 'duetto-build-'))
      try {
        copyVerified(from, copy, build)
        const entries = readdirSync(copy, { recursive: true, withFileTypes: true })
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
        const upload = (path: string) =>
          bucket.put(join(buildFolder('', name, build), path.slice(copy.length)), readFileSync(path), {
            contentType: typeOf(path),
            cacheControl: immutable,
          })
        const last = join(copy, manifestFile)
        await Promise.all(files.filter((file) => file !== last).map(upload))
        await upload(last)
      } finally {
        rmSync(copy, { recursive: true, force: true })
      }
    },
    buildsOf: async (name) =>
      (await bucket.list(`r/${name}/`)).flatMap(({ name: path, at }) => {
        const [, , build = '', file, ...deeper] = path.split('/')
        return file === manifestFile && deeper.length === 0 ? [{ build, at }] : []
      }),
    removeBuild: async (name, build) => {
      await bucket.remove(manifestOf(name, build))
      const files = await bucket.list(`${buildFolder('', name, build)}/`)
      await Promise.all(files.map((file) => bucket.remove(file.name)))
    },
    writeCounts: async (process, counts) => {
      const name = join(countsFolder(''), `${process}.json`)
      if (!counts) return bucket.remove(name)
      await bucket.put(name, Buffer.from(JSON.stringify(counts)), { contentType: json })
    },
    readCounts: async () => {
      const prefix = `${countsFolder('')}/`
      const found = (await bucket.list(prefix)).map(async ({ name }) => {
        const counts = await readJson(name, browserCountsSchema)
        return counts ? [{ process: name.slice(prefix.length, -'.json'.length), counts }] : []
      })
      return (await Promise.all(found)).flat()
    },
    isHalted: (name, build) => exists(haltName(name, build)),
    setHalted: async (name, build, isHalted) => {
      if (isHalted) await bucket.put(haltName(name, build), Buffer.from(''), { contentType: json })
      else await bucket.remove(haltName(name, build))
    },
  }
}
