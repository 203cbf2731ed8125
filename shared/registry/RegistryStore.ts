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
  /** Reads remotes.json; null if nothing has been published. Throws a `RegistryError` if the file is invalid. */
  readList: () => Promise<FoundList | null>
  /**
   * Replaces remotes.json if its version is `version`, or if it does not exist and `version` is null. Returns false
   * otherwise, or while another process writes it.
   */
  writeList: (registry: Registry, version: string | null) => Promise<boolean>
  readShell: () => Promise<LiveShell | null>
  writeShell: (shell: LiveShell) => Promise<void>
  /** Relative paths of a build's files; empty if the build is incomplete. */
  filesOf: (name: RemoteName, build: string) => Promise<string[]>
  readFile: (name: RemoteName, build: string, file: string) => Promise<Buffer | null>
  hasBuild: (name: RemoteName, build: string) => Promise<boolean>
  /**
   * Copies a built folder to its immutable path and verifies the copy. Does nothing if the build is already complete.
   */
  addBuild: (name: RemoteName, build: string, from: string) => Promise<void>
  /** A remote's builds, with the time each was added in ms since the epoch. */
  buildsOf: (name: RemoteName) => Promise<{ build: string; at: number }[]>
  removeBuild: (name: RemoteName, build: string) => Promise<void>
  /** Whether a build was halted because it failed in browsers. */
  isHalted: (name: RemoteName, build: string) => Promise<boolean>
  /** Writes a shell process's counts since its start; null removes them. */
  writeCounts: (process: string, counts: BrowserCounts | null) => Promise<void>
  readCounts: () => Promise<{ process: string; counts: BrowserCounts }[]>
  setHalted: (name: RemoteName, build: string, isHalted: boolean) => Promise<void>
}
