import type { RemoteName } from '../src/domain/remotes'
import type { BrowserCounts, LiveShell, Registry } from './schema'

/** Contents of remotes.json, with the version that `writeList` expects. */
export interface FoundList {
  registry: Registry
  version: string
}

/** The registry, stored in a local folder or in a bucket that several machines share. */
export interface RegistryStore {
  place: string
  /** Reads remotes.json; null if it does not exist. Throws a `RegistryError` if it is invalid. */
  readList: () => Promise<FoundList | null>
  /**
   * Replaces remotes.json if its version is `version`, or creates it if `version` is null. Returns false if the version
   * differs or another process is writing. Throws a `RegistryError` if the bucket has no conditional writes.
   */
  writeList: (registry: Registry, version: string | null) => Promise<boolean>
  readShell: () => Promise<LiveShell | null>
  writeShell: (shell: LiveShell) => Promise<void>
  /** Relative paths of a build's files; empty if the build is incomplete. */
  filesOf: (name: RemoteName, build: string) => Promise<string[]>
  readFile: (name: RemoteName, build: string, file: string) => Promise<Buffer | null>
  hasBuild: (name: RemoteName, build: string) => Promise<boolean>
  /**
   * Verifies a copy of the built folder `from` and stores it. Does nothing if the build is already stored completely.
   * Throws a `RegistryError` if the copy is invalid.
   */
  addBuild: (name: RemoteName, build: string, from: string) => Promise<void>
  /** A remote's builds. `at` is the time at which each was added, in ms since the epoch. */
  buildsOf: (name: RemoteName) => Promise<{ build: string; at: number }[]>
  removeBuild: (name: RemoteName, build: string) => Promise<void>
  /** Whether a build was halted because it failed in browsers. */
  isHalted: (name: RemoteName, build: string) => Promise<boolean>
  /** Replaces a shell process's counts; null removes them. */
  writeCounts: (process: string, counts: BrowserCounts | null) => Promise<void>
  readCounts: () => Promise<{ process: string; counts: BrowserCounts }[]>
  setHalted: (name: RemoteName, build: string, isHalted: boolean) => Promise<void>
}
