import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages'

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

/**
 * Lists tracked and untracked files that match Git pathspecs, without ignored and deleted ones. Throws if there are
 * none, because a check of no files would always pass.
 */
export const listFiles = (...patterns: string[]): string[] => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name && existsSync(join(root, name)))
  return requireSome(names, `files match ${patterns.join(' ')}`)
}

export const requireSome = <T>(found: T[], what: string): T[] => {
  if (found.length === 0) throw new Error(`0 ${what}`)
  return found
}
