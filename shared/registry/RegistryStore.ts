import type { RemoteName } from '../src/domain/remotes'
import type { BrowserCounts, LiveShell, Registry } from './schema'

export interface FoundList {
  registry: Registry
  version: string
}

export interface RegistryStore {
  place: string
  readList: () => Promise<FoundList | null>
  /**
   * Resolves to false if the stored version differs from `version` or another process is writing. A null `version`
   * creates remotes.json.
   */
  writeList: (registry: Registry, version: string | null) => Promise<boolean>
  readShell: () => Promise<LiveShell | null>
  writeShell: (shell: LiveShell) => Promise<void>
  filesOf: (name: RemoteName, build: string) => Promise<string[]>
  readFile: (name: RemoteName, build: string, file: string) => Promise<Buffer | null>
  hasBuild: (name: RemoteName, build: string) => Promise<boolean>
  addBuild: (name: RemoteName, build: string, from: string) => Promise<void>
  buildsOf: (name: RemoteName) => Promise<{ build: string; at: number }[]>
  removeBuild: (name: RemoteName, build: string) => Promise<void>
  isHalted: (name: RemoteName, build: string) => Promise<boolean>
  writeCounts: (process: string, counts: BrowserCounts | null) => Promise<void>
  readCounts: () => Promise<{ process: string; counts: BrowserCounts }[]>
  setHalted: (name: RemoteName, build: string, isHalted: boolean) => Promise<void>
}
