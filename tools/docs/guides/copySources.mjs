import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../common/packages.mjs'

/** Documents, journeys and pictures are not what a guide changes. */
const isNeeded = (name) =>
  /\.(tsx?|mjs|json|yml|Dockerfile|env\.example|dockerignore)$/.test(name) && !name.startsWith('e2e/')

/**
 * A copy of the working tree's sources in a temporary folder, which the caller removes. Its packages are those
 * installed here, but its workspaces are its own.
 */
export const copySources = () => {
  const copy = mkdtempSync(join(tmpdir(), 'duetto-guides-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const name of files.split('\n').filter((file) => isNeeded(file) && existsSync(join(root, file)))) {
    mkdirSync(join(copy, dirname(name)), { recursive: true })
    cpSync(join(root, name), join(copy, name))
  }
  mkdirSync(join(copy, 'node_modules/@duetto'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter(
    (entry) => entry !== '@duetto' && entry !== '.cache',
  ))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(root, 'node_modules/@duetto')))
    symlinkSync(join(copy, name), join(copy, 'node_modules/@duetto', name))
  return copy
}
