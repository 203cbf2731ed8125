import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changelogErrors } from './changelog'
import { writeVersion } from './version'

export const git = (root: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`)
  return stdout.trim()
}

export const release = (root: string, version: string, isDryRun: boolean): number => {
  const errors = [
    ...(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/.test(version)
      ? []
      : [`"${version}" is not a version such as 0.2.0.`]),
    ...(git(root, 'status', '--porcelain') ? ['The working tree has changes: commit or stash them.'] : []),
    ...(git(root, 'tag', '--list', `v${version}`)
      ? [`The tag v${version} already exists: choose the next version.`]
      : []),
    ...changelogErrors(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version),
  ]
  for (const error of errors) console.error(error)
  if (errors.length > 0) return 1
  if (isDryRun) {
    console.log(`Version ${version} can be released.`)
    return 0
  }
  git(root, 'add', ...writeVersion(root, version))
  git(root, 'commit', '--allow-empty', '-m', `chore(release): release ${version}`)
  git(root, 'tag', '-a', `v${version}`, '-m', `Duetto ${version}`)
  console.log(`v${version} is tagged. git push --follow-tags publishes it; the workflow builds its images.`)
  return 0
}
