import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../common/packages'
import { run } from '../common/run'

const platforms = 'linux/amd64,linux/arm64'
const files = ['docker-compose.yml', 'docker/build.yml']

/** docker-compose.yml requires these settings, but no image contains them. */
const placeholders = {
  PUBLIC_URL: 'https://site.example',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'a@site.example',
}

interface Images {
  version: string
  prefix: string
  mode: '--push' | '--print'
}

export const bakeArguments = ({ version, prefix, mode }: Images): string[] => {
  const gateway = `${prefix}-gateway`
  // `duetto upgrade` installs `latest`, so it must not be a release candidate.
  const isLatest = !version.includes('-')
  return [
    'buildx',
    'bake',
    ...files.flatMap((file) => ['--file', file]),
    ...['--set', `*.platform=${platforms}`],
    ...['--set', `*.labels.org.opencontainers.image.version=${version}`],
    ...(isLatest ? [version, 'latest'].flatMap((tag) => ['--set', `gateway.tags=${gateway}:${tag}`]) : []),
    '--provenance=mode=max',
    '--sbom=true',
    mode,
  ]
}

export const buildImages = async (images: Images): Promise<number> => {
  const { code, output } = await run('docker', bakeArguments(images), {
    cwd: root,
    isShown: true,
    env: {
      ...placeholders,
      API_IMAGE: 'api',
      DUETTO_VERSION: images.version,
      IMAGE_PREFIX: images.prefix,
      SECRETS_DIR: join(tmpdir(), 'secrets'),
    },
  })
  if (code === 127) console.error(output)
  return code
}
