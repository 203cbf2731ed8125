import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { RemoteName } from '@duetto/shared/domain'
import { removeOldBuilds } from '@duetto/shared/registry'
import type { LiveShell, Registry, RegistryStore } from '@duetto/shared/registry'

/** How long a remote's list of builds is believed, when somebody asks for a build that is not here. */
const LISTED_MS = 2000
const KEPT_BUILDS = 5

const sourcesOf = (registry: Registry): { name: RemoteName; build: string }[] =>
  Object.entries(registry.remotes).flatMap(([name, { stable, lastGood, canary }]) =>
    [stable, lastGood, canary].flatMap((source) =>
      source ? [{ name: name as RemoteName, build: source.build }] : [],
    ),
  )

/** The builds of a remote, asked for once in a while however often somebody asks. */
const createBuildList = (bucket: RegistryStore, now: () => number) => {
  const lists = new Map<RemoteName, { at: number; builds: Promise<string[]> }>()
  return (name: RemoteName): Promise<string[]> => {
    const known = lists.get(name)
    if (known && now() - known.at < LISTED_MS) return known.builds
    const builds = bucket.buildsOf(name).then((found) => found.map(({ build }) => build))
    // Whoever waits for it hears of it.
    builds.catch(() => undefined)
    lists.set(name, { at: now(), builds })
    return builds
  }
}

export interface RegistryMirror {
  /** Brings what has changed. */
  update: () => Promise<void>
  /** Why the last update did not bring everything. */
  fault: () => string | null
  /** Brings a build that the list does not name: of a list that is on its way, or one that only open pages still need. */
  bringKept: (name: RemoteName, build: string) => Promise<void>
  /** Halts a canary here at once, and for all others. */
  halt: (name: RemoteName, build: string) => Promise<void>
}

interface Options {
  /** Told to the bucket as the live one, against which builds are published. */
  shell?: LiveShell | null
  now?: () => number
}

/**
 * Where the registry lies in a bucket, the shell serves from a folder of its own that follows it: a page waits for no bucket, and
 * outlives one that is away. A list becomes the folder's only after all of its builds are there.
 */
export const createRegistryMirror = (
  bucket: RegistryStore,
  folder: RegistryStore,
  { shell = null, now = Date.now }: Options = {},
): RegistryMirror => {
  const listed = createBuildList(bucket, now)
  const halted = new Set<string>()
  let fault: string | null = null

  const copy = async (name: RemoteName, build: string, files: readonly string[]): Promise<void> => {
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
  const coming = new Map<string, Promise<void>>()
  /** Brings a build once, however many ask for it. */
  const bring = async (name: RemoteName, build: string): Promise<void> => {
    if (await folder.hasBuild(name, build)) return
    const key = `${name} ${build}`
    const work =
      coming.get(key) ??
      bucket
        .filesOf(name, build)
        .then((files) => (files.length > 0 ? copy(name, build, files) : undefined))
        .finally(() => coming.delete(key))
    coming.set(key, work)
    await work
  }
  const followHalts = async (registry: Registry): Promise<void> => {
    for (const [name, entry] of Object.entries(registry.remotes)) {
      const build = entry.canary?.build
      if (!build) continue
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
    for (const { name, build } of sourcesOf(found.registry)) await bring(name, build)
    await folder.writeList(found.registry, here?.version ?? null)
    for (const name of Object.keys(found.registry.remotes))
      await removeOldBuilds(folder, name as RemoteName, KEPT_BUILDS)
  }
  const update = async (): Promise<void> => {
    try {
      await follow()
      fault = null
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error)
    }
  }
  return {
    update,
    fault: () => fault,
    bringKept: async (name, build) => {
      if (await folder.hasBuild(name, build)) return
      if ((await listed(name)).includes(build)) await bring(name, build)
    },
    halt: async (name, build) => {
      await folder.setHalted(name, build, true)
      await bucket.setHalted(name, build, true)
    },
  }
}
