import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { RemoteName } from '@duetto/shared/domain'
import { removeOldBuilds } from '@duetto/shared/registry'
import type { LiveShell, Registry, RegistryStore } from '@duetto/shared/registry'

const LISTED_MS = 2000
const KEPT_BUILDS = 5

const sourcesOf = (registry: Registry): { name: RemoteName; build: string }[] =>
  Object.entries(registry.remotes).flatMap(([name, { stable, lastGood, canary }]) =>
    [stable, lastGood, canary].flatMap((source) =>
      source ? [{ name: name as RemoteName, build: source.build }] : [],
    ),
  )

const createBuildList = (bucket: RegistryStore, now: () => number) => {
  const lists = new Map<RemoteName, { at: number; builds: Promise<string[]> }>()
  return (name: RemoteName): Promise<string[]> => {
    const known = lists.get(name)
    if (known && now() - known.at < LISTED_MS) return known.builds
    const builds = bucket.buildsOf(name).then((found) => found.map(({ build }) => build))
    lists.set(name, { at: now(), builds })
    return builds
  }
}

export interface RegistryMirror {
  update: () => Promise<void>
  error: () => string | null
  /** Copies a build from the bucket if the folder lacks it, for example an old build that open pages still use. */
  ensureBuild: (name: RemoteName, build: string) => Promise<void>
  halt: (name: RemoteName, build: string) => Promise<void>
}

interface Options {
  shell?: LiveShell | null
  now?: () => number
}

/**
 * Mirrors the bucket's registry and halted builds to a folder, and announces the shell's build to the bucket. Copies
 * all builds before it writes remotes.json.
 */
export const createRegistryMirror = (
  bucket: RegistryStore,
  folder: RegistryStore,
  { shell = null, now = Date.now }: Options = {},
): RegistryMirror => {
  const listBuilds = createBuildList(bucket, now)
  const halted = new Set<string>()
  let lastError: string | null = null

  const copyFiles = async (name: RemoteName, build: string, files: readonly string[]): Promise<void> => {
    const target = mkdtempSync(join(tmpdir(), 'duetto-mirror-'))
    try {
      for (const file of files) {
        const bytes = await bucket.readFile(name, build, file)
        if (!bytes) continue
        mkdirSync(dirname(join(target, file)), { recursive: true })
        writeFileSync(join(target, file), bytes)
      }
      await folder.addBuild(name, build, target)
    } finally {
      rmSync(target, { recursive: true, force: true })
    }
  }
  const inProgress = new Map<string, Promise<void>>()
  const copyBuild = async (name: RemoteName, build: string): Promise<void> => {
    if (await folder.hasBuild(name, build)) return
    const key = `${name} ${build}`
    const work =
      inProgress.get(key) ??
      bucket
        .filesOf(name, build)
        .then((files) => (files.length > 0 ? copyFiles(name, build, files) : undefined))
        .finally(() => inProgress.delete(key))
    inProgress.set(key, work)
    await work
  }
  const followHalts = async (registry: Registry): Promise<void> => {
    const replaceable = Object.entries(registry.remotes).flatMap(([name, { stable, lastGood, canary }]) =>
      [lastGood && stable, canary].flatMap((source) => (source ? [{ name, build: source.build }] : [])),
    )
    for (const { name, build } of replaceable) {
      const key = `${name} ${build}`
      const isHalted = await bucket.isHalted(name as RemoteName, build)
      if (isHalted === halted.has(key)) continue
      if (isHalted) halted.add(key)
      else halted.delete(key)
      await folder.setHalted(name as RemoteName, build, isHalted)
    }
  }
  let isAnnounced = shell === null
  const follow = async (): Promise<void> => {
    if (shell && !isAnnounced) await bucket.writeShell(shell)
    isAnnounced = true
    const found = await bucket.readList()
    if (!found) return
    await followHalts(found.registry)
    const here = await folder.readList()
    if (isDeepStrictEqual(here?.registry, found.registry)) return
    for (const { name, build } of sourcesOf(found.registry)) await copyBuild(name, build)
    await folder.writeList(found.registry, here?.version ?? null)
    for (const name of Object.keys(found.registry.remotes))
      await removeOldBuilds(folder, name as RemoteName, KEPT_BUILDS)
  }
  const update = async (): Promise<void> => {
    try {
      await follow()
      lastError = null
    } catch (error) {
      lastError = error instanceof Error ? error.message : String(error)
    }
  }
  return {
    update,
    error: () => lastError,
    ensureBuild: async (name, build) => {
      if (await folder.hasBuild(name, build)) return
      if ((await listBuilds(name)).includes(build)) await copyBuild(name, build)
    },
    halt: async (name, build) => {
      await folder.setHalted(name, build, true)
      await bucket.setHalted(name, build, true)
    },
  }
}
