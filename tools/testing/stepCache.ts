import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../common/packages'

/** Remembers the file hashes with which each step last passed. */
export interface StepCache {
  isUnchanged: (step: string, inputs: readonly string[]) => boolean
  recordPass: (step: string, inputs: readonly string[]) => void
}

export const noCache: StepCache = { isUnchanged: () => false, recordPass: () => undefined }

/** Environment variables and programs that affect which tests run. */
const variables = [
  'CHROMIUM',
  'CHROMIUM_HEADLESS',
  'DUETTO_PSEUDO',
  'TEST_DATABASE_URL',
  'TEST_ENGINES',
  'TEST_REDIS_URL',
]
const programs = [
  'docker-compose',
  'nginx',
  'pgbouncer',
  'postgres',
  'postgresql',
  'promtool',
  'redis-server',
]
/** Debian installs servers in the first two, which are often not in PATH. */
const folders = ['/usr/sbin', '/usr/lib', ...(process.env.PATH ?? '').split(':')]
const isInstalled = (program: string) => folders.some((folder) => existsSync(join(folder, program)))

const salt = () =>
  [process.version, ...variables.map((name) => process.env[name] ?? ''), ...programs.map(isInstalled)].join()

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

const isUnder = (path: string, inputs: readonly string[]) =>
  !path.includes('/') || inputs.some((folder) => folder === '.' || path.startsWith(`${folder}/`))

const readPassed = (file: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

const hashFiles = (base: string): Map<string, string> =>
  new Map(listFiles(base).map((path) => [path, hashOf(join(base, path))]))

const hashInputs = (files: Map<string, string>, inputs: readonly string[]): string => {
  const hash = createHash('sha256').update(salt())
  for (const [path, content] of files) if (isUnder(path, inputs)) hash.update(`${path}\0${content}\0`)
  return hash.digest('hex')
}

/**
 * Hashes all files up front, and again before it records a pass, so that edits during the run do not count as tested.
 * Files in the root are inputs of every step. Outside a Git work tree, every step runs.
 */
export const openStepCache = (base = root, file = join(base, '.cache/passed.json')): StepCache => {
  let files: Map<string, string>
  try {
    files = hashFiles(base)
  } catch {
    return noCache
  }
  const passed = readPassed(file)
  return {
    isUnchanged: (step, inputs) => passed[step] === hashInputs(files, inputs),
    recordPass: (step, inputs) => {
      const hash = hashInputs(files, inputs)
      if (hashInputs(hashFiles(base), inputs) !== hash) return
      passed[step] = hash
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(passed))
    },
  }
}
