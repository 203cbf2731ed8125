import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../common/packages'

/** Says whether files under the given paths are the same as when the step last passed. */
export interface Memory {
  isUnchanged: (step: string, paths: readonly string[]) => boolean
  remember: (step: string, paths: readonly string[]) => void
}

export const noMemory: Memory = { isUnchanged: () => false, remember: () => undefined }

/** Services that decide which tests run. */
const environment = ['TEST_DATABASE_URL', 'TEST_REDIS_URL', 'TEST_ENGINES', 'DUETTO_PSEUDO']
const salt = () => [process.version, ...environment.map((name) => Boolean(process.env[name]))].join()

const listFiles = (base: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: base,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\0')
    .filter(Boolean)
    .sort()

const hashOf = (file: string): string => {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return 'deleted'
  }
}

const isUnder = (path: string, folders: readonly string[]) =>
  !path.includes('/') || folders.some((folder) => folder === '.' || path.startsWith(`${folder}/`))

const readPassed = (file: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

/**
 * Reads all files at once, because changes during the run must not count as tested. Root files belong to every step.
 * Outside of a Git work tree, nothing is unchanged.
 */
export const openMemory = (base = root, file = join(base, '.cache/passed.json')): Memory => {
  const hashes = new Map<string, string>()
  try {
    for (const path of listFiles(base)) hashes.set(path, hashOf(join(base, path)))
  } catch {
    return noMemory
  }
  const passed = readPassed(file)
  const hashSources = (folders: readonly string[]): string => {
    const hash = createHash('sha256').update(salt())
    for (const [path, content] of hashes) if (isUnder(path, folders)) hash.update(`${path}\0${content}\0`)
    return hash.digest('hex')
  }
  return {
    isUnchanged: (step, folders) => passed[step] === hashSources(folders),
    remember: (step, folders) => {
      passed[step] = hashSources(folders)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(passed))
    },
  }
}
