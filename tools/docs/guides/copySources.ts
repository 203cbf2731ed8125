import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listFiles } from '../../common/files'
import { root } from '../../common/packages'

/** The guides' checks use no other files. */
const isNeeded = (name: string) =>
  name === 'duetto' ||
  (/\.(tsx?|mjs|sh|json|yml|Dockerfile|env\.example|dockerignore|gitignore)$/.test(name) &&
    !name.startsWith('e2e/'))

/**
 * Copies the sources to a temporary folder, which the caller must remove. The copy links to the installed npm
 * packages, but resolves workspaces to its own.
 */
export const copySources = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'duetto-guides-'))
  for (const name of listFiles('.').filter(isNeeded)) {
    mkdirSync(join(copy, dirname(name)), { recursive: true })
    cpSync(join(root, name), join(copy, name))
  }
  const modules = 'node_modules'
  const own = `${modules}/@duetto`
  mkdirSync(join(copy, own), { recursive: true })
  for (const name of readdirSync(join(root, modules)).filter(
    (entry) => !['@duetto', '.cache'].includes(entry),
  ))
    symlinkSync(join(root, modules, name), join(copy, modules, name))
  for (const name of readdirSync(join(root, own))) symlinkSync(join(copy, name), join(copy, own, name))
  spawnSync('git', ['init', '--quiet'], { cwd: copy })
  return copy
}
