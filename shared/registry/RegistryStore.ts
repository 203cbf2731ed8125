import type { RemoteName } from '../src/domain/remotes'
import type { LiveShell, Registry } from './schema'

/** The list of what is live, and its version for `writeList`. */
export interface FoundList {
  registry: Registry
  version: string
}

/** Where the registry lies: in a folder of this machine, or in a bucket that several machines reach. */
export interface RegistryStore {
  /** Names the place for an operator. */
  place: string
  /** Null where nothing has been published. Throws a `RegistryError` where it is broken. */
  readList: () => Promise<FoundList | null>
  /** False where it is not that version any more (null: where there is a list); nothing is changed then. */
  writeList: (registry: Registry, version: string | null) => Promise<boolean>
  readShell: () => Promise<LiveShell | null>
  writeShell: (shell: LiveShell) => Promise<void>
  /** Paths of a build's files; empty where it is not there whole. */
  filesOf: (name: RemoteName, build: string) => Promise<string[]>
  readFile: (name: RemoteName, build: string, file: string) => Promise<Buffer | null>
  hasBuild: (name: RemoteName, build: string) => Promise<boolean>
  /** Copies a built folder to its immutable place, and checks the copy; what is there whole already stays. */
  addBuild: (name: RemoteName, build: string, from: string) => Promise<void>
  /** A remote's builds, and when each was added, in milliseconds. */
  buildsOf: (name: RemoteName) => Promise<{ build: string; at: number }[]>
  removeBuild: (name: RemoteName, build: string) => Promise<void>
  /** Whether a canary was halted because it failed in too many browsers. */
  isHalted: (name: RemoteName, build: string) => Promise<boolean>
  setHalted: (name: RemoteName, build: string, isHalted: boolean) => Promise<void>
}
