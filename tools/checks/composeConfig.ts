import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readText, requireSome } from '../common/files'
import { root } from '../common/packages'

/** Files that an installation gets from the gateway's image. */
export const installedFiles = requireSome(
  readText('docker/services.Dockerfile')
    .replaceAll('\\\n', '')
    .split('\n')
    .flatMap((line) => /^COPY (.*) \/install\//.exec(line)?.[1]?.trim().split(/\s+/) ?? []),
  'files of an installation',
)

export const hasCompose = (): boolean => !spawnSync('docker-compose', ['version', '--short']).error

interface Request {
  envFile: string
  profiles?: string[]
  env?: NodeJS.ProcessEnv
  files?: string[]
}

export const composeConfig = ({
  envFile,
  profiles = [],
  env = {},
  files = ['docker-compose.yml'],
}: Request) => {
  const options = [
    ...files.flatMap((file) => ['-f', file]),
    ...profiles.flatMap((name) => ['--profile', name]),
  ]
  const { status, stdout, stderr } = spawnSync(
    'docker-compose',
    ['--env-file', envFile, ...options, 'config'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    },
  )
  return { isAccepted: status === 0, text: stdout, error: stderr.trim() }
}

export const blocksOf = (text: string, section: string): Record<string, string> => {
  const body = text.split(new RegExp(`^${section}:$`, 'm'))[1]?.split(/^\S/m)[0] ?? ''
  return Object.fromEntries(
    body
      .split(/^ {2}(?=\S)/m)
      .slice(1)
      .map((block) => [block.slice(0, block.indexOf(':')), block]),
  )
}

interface Installation {
  envFile: string
  env: { SECRETS_DIR: string }
  secret: (name: string) => string
}

export const withInstallation = (args: string[], work: (installation: Installation) => void): void => {
  const dir = mkdtempSync(join(tmpdir(), 'duetto-compose-'))
  try {
    for (const name of installedFiles) cpSync(join(root, name), join(dir, name))
    const { status, stderr } = spawnSync(join(dir, 'duetto'), ['setup', ...args], { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    const secret = (name: string) => readFileSync(join(dir, 'secrets', name), 'utf8')
    work({ envFile: join(dir, '.env'), env: { SECRETS_DIR: join(dir, 'secrets') }, secret })
  } finally {
    rmSync(dir, { recursive: true })
  }
}
