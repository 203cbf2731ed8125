import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { copyVerified } from './verifiedBuild'
import {
  buildFolder,
  countsFolder,
  parseJson,
  readText,
  registryFile,
  remoteFolder,
  shellFile,
  haltedFolder,
  haltedName,
} from './folder'
import { acquireLock } from './folderLock'
import { integrityOf } from './integrity'
import type { RegistryStore } from './RegistryStore'
import { browserCountsSchema, liveShellSchema, registrySchema } from './schema'

/** Prefix of folders that are still being copied. Build names cannot start with it. */
const copyPrefix = '.'

const replaceJson = (file: string, value: unknown): void => {
  const next = `${file}.${process.pid}.new`
  writeFileSync(next, JSON.stringify(value, null, 1))
  renameSync(next, file)
}

export const createFolderStore = (dir: string): RegistryStore => {
  const listFile = registryFile(dir)
  const lock = join(dir, '.lock')
  const versionOf = (text: string | null): string | null => (text === null ? null : integrityOf(text))
  const haltFile = (name: string, build: string): string => join(haltedFolder(dir), haltedName(name, build))
  const isWhole = (name: string, build: string): boolean =>
    existsSync(join(buildFolder(dir, name, build), 'build.json'))
  return {
    place: dir,
    readList: async () => {
      const text = readText(listFile)
      const registry = parseJson(listFile, text, registrySchema)
      return text === null || registry === null ? null : { registry, version: integrityOf(text) }
    },
    writeList: async (registry, version) => {
      const release = acquireLock(lock)
      if (!release) return false
      try {
        if (versionOf(readText(listFile)) !== version) return false
        replaceJson(listFile, registry)
        return true
      } finally {
        release()
      }
    },
    readShell: async () => parseJson(shellFile(dir), readText(shellFile(dir)), liveShellSchema),
    writeShell: async (shell) => replaceJson(shellFile(dir), shell),
    filesOf: async (name, build) => {
      const folder = buildFolder(dir, name, build)
      if (!isWhole(name, build)) return []
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      return files.filter((file) => statSync(join(folder, file)).isFile())
    },
    readFile: async (name, build, file) => {
      const path = join(buildFolder(dir, name, build), file)
      return existsSync(path) ? readFileSync(path) : null
    },
    hasBuild: async (name, build) => isWhole(name, build),
    addBuild: async (name, build, from) => {
      const target = buildFolder(dir, name, build)
      if (isWhole(name, build)) return
      mkdirSync(remoteFolder(dir, name), { recursive: true })
      const copy = join(remoteFolder(dir, name), `${copyPrefix}${build}.${process.pid}`)
      copyVerified(from, copy, build)
      rmSync(target, { recursive: true, force: true })
      renameSync(copy, target)
    },
    buildsOf: async (name) => {
      const folder = remoteFolder(dir, name)
      const builds = existsSync(folder)
        ? readdirSync(folder).filter((build) => !build.startsWith(copyPrefix))
        : []
      return builds.map((build) => {
        const stat = statSync(join(folder, build, 'build.json'), { throwIfNoEntry: false })
        return { build, at: stat?.mtimeMs ?? Date.now() }
      })
    },
    removeBuild: async (name, build) =>
      rmSync(buildFolder(dir, name, build), { recursive: true, force: true }),
    writeCounts: async (process, counts) => {
      const file = join(countsFolder(dir), `${process}.json`)
      if (!counts) return rmSync(file, { force: true })
      mkdirSync(countsFolder(dir), { recursive: true })
      replaceJson(file, counts)
    },
    readCounts: async () => {
      const folder = countsFolder(dir)
      const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
      return files.flatMap((name) => {
        const file = join(folder, name)
        const counts = parseJson(file, readText(file), browserCountsSchema)
        return counts ? [{ process: name.slice(0, -'.json'.length), counts }] : []
      })
    },
    isHalted: async (name, build) => existsSync(haltFile(name, build)),
    setHalted: async (name, build, isHalted) => {
      if (!isHalted) return rmSync(haltFile(name, build), { force: true })
      mkdirSync(haltedFolder(dir), { recursive: true })
      writeFileSync(haltFile(name, build), '')
    },
  }
}
