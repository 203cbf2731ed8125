import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../common/packages.mjs'

export const hasCompose = () => !spawnSync('docker-compose', ['version', '--short']).error

/**
 * The output of `docker-compose config` of these files with only these settings; profiles hide services, so each combination
 * is queried.
 */
export const composeConfig = (envFile, profiles = [], over = {}, files = ['docker-compose.yml']) => {
  const named = files.flatMap((file) => ['-f', file])
  const args = profiles.flatMap((profile) => ['--profile', profile])
  const { status, stdout, stderr } = spawnSync(
    'docker-compose',
    ['--env-file', envFile, ...named, ...args, 'config'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...over },
    },
  )
  return { isTaken: status === 0, text: stdout, fault: stderr.trim() }
}

/** Entries of a section of the printed file, by name. */
export const blocksOf = (text, section) => {
  const body = text.split(new RegExp(`^${section}:$`, 'm'))[1]?.split(/^\S/m)[0] ?? ''
  return Object.fromEntries(
    body
      .split(/^ {2}(?=\S)/m)
      .slice(1)
      .map((block) => [block.slice(0, block.indexOf(':')), block]),
  )
}

/** Runs with an installation's .env and secrets, created by the operator's command. */
export const withInstallation = (args, work) => {
  const dir = mkdtempSync(join(tmpdir(), 'duetto-compose-'))
  try {
    const command = [join(root, 'tools/operate/secrets.mjs'), '--dir', dir, ...args]
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    const secret = (name) => readFileSync(join(dir, 'secrets', name), 'utf8')
    return work({ envFile: join(dir, '.env'), over: { SECRETS_DIR: join(dir, 'secrets') }, secret })
  } finally {
    rmSync(dir, { recursive: true })
  }
}
