import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstCalls } from '@duetto/shared/platform'
import type { Gives, Needs } from '@duetto/shared/build/fit'

/** build.json of a package, written at its build. */
export interface BuildFiles {
  name: string
  build: string
  files: Record<string, { integrity: string; bytes: number; brotli?: number }>
  /** Files of each named chunk. */
  chunks: Record<string, string[]>
  /** Of the shell. */
  gives?: Gives
  /** Of a remote. */
  needs?: Needs
  /** Of a remote: what the first view of each route asks for. */
  firstCalls?: FirstCalls
}

const readBuild = (folder: string): BuildFiles =>
  JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as BuildFiles

/** Builds never change, so each is read once. */
export const createBuildReader = () => {
  const known = new Map<string, BuildFiles | null>()
  return (folder: string): BuildFiles | null => {
    const found = known.get(folder)
    if (found) return found
    try {
      const build = readBuild(folder)
      known.set(folder, build)
      return build
    } catch {
      return null
    }
  }
}
