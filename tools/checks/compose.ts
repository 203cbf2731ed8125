/**
 * Checks docker-compose.yml, the Dockerfiles, .env.example and the alert rules without starting a container. Uses
 * `docker-compose config` and `promtool` if they are installed.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { listFiles, readText, requireSome } from '../common/files'
import { remotes, root } from '../common/packages'
import { blocksOf, composeConfig, hasCompose, withInstallation } from './composeConfig'
import { exportedMetrics, metricsIn, observedExpressions } from './metrics'
import { operatorSettings } from './operatorSettings'
import { createReport } from './Report'

const { expect, end } = createReport()
const namesIn = (text: string, pattern: RegExp) =>
  new Set(
    requireSome(
      [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []),
      `names match ${pattern}`,
    ),
  )

const compose = readText('docker-compose.yml')
const bucketFile = 'docker/registry-in-bucket.yml'
const recoveryFile = 'docker/recovery.yml'
const buildFile = 'docker/build.yml'
const bothFiles = compose + readText(bucketFile)
const example = readText('.env.example')
const { version } = JSON.parse(readText('package.json')) as { version: string }
const written = blocksOf(compose, 'services')

const demoServices = ['sandbox', 'mailbox']

const servicesFile = 'docker/services.Dockerfile'
const pinnable = /:[\w.-]*\d[\w.-]*\$\{[A-Z]+_DIGEST(:-)?\}$/

const checkDockerfiles = () => {
  for (const [, image = ''] of readText(servicesFile).matchAll(/^FROM (\S+)/gm))
    expect(pinnable.test(image), `${servicesFile}: ${image} cannot be pinned to a digest`)
  const manifests = listFiles(':(glob)*/package.json')
  for (const file of listFiles('docker/*.Dockerfile').filter((name) => name !== servicesFile)) {
    const text = readText(file)
    const last = text.split(/^FROM /m).at(-1) ?? ''
    const beforeInstall = text.split('RUN npm ci')[0] ?? ''
    expect(/^USER (?!root\b|0\b)\w+/m.test(last), `${file} runs as root`)
    expect(!last.includes('/src/node_modules'), `${file} copies the packages of the whole workspace`)
    expect(!beforeInstall.includes('COPY . .'), `${file} installs all packages again whenever a file changes`)
    for (const manifest of manifests)
      expect(beforeInstall.includes(`COPY ${manifest} `), `${file} installs without ${manifest}`)
    const isDemo = text.replace('COPY demo/package.json demo/', '').includes('demo')
    expect(isDemo === file.endsWith('demo.Dockerfile'), `${file}: only demo.Dockerfile contains the demo`)
    for (const [, image = '', node] of text.matchAll(/^FROM (node:(\d+)\S*)/gm)) {
      expect(Number(node) >= 22, `${file} is built on Node ${node}, which gets no more updates`)
      expect(image.endsWith('${NODE_DIGEST}'), `${file}: ${image} cannot be pinned to a digest`)
    }
  }
  for (const secret of ['.env', 'secrets', 'backups'])
    expect(
      readText('.dockerignore').split('\n').includes(secret),
      `.dockerignore lets ${secret} into the images`,
    )
}

/** Third-party images, which operators must be able to pin to a digest. */
const foreign = Object.entries(written).flatMap(([name, block]) => {
  const image = /^ {4}image: ([^$\s]\S*)$/m.exec(block)?.[1]
  return image ? [{ name, image }] : []
})

const checkServices = () => {
  for (const { name, image } of requireSome(foreign, 'third-party images'))
    expect(pinnable.test(image), `${name}: ${image} cannot be pinned to a digest`)
  expect(!/build:|\.\/docker/.test(compose), 'docker-compose.yml mounts or builds files of the source')
  const networkOf = (name: string) => written[name]?.match(/^ {4}networks: \[(.*)\]$/m)?.[1]
  const allowed = { postgres: 'back', redis: 'back', sandbox: 'demo', mailbox: 'demo' }
  for (const [name, network] of Object.entries(allowed))
    expect(networkOf(name) === network, `${name} is on ${networkOf(name)} and not on ${network} alone`)
  for (const [name, block] of Object.entries(written))
    if (block.includes('*api-env'))
      expect(networkOf(name)?.includes('demo'), `${name} cannot reach the sandbox provider and the mailbox`)
  for (const name of remotes) {
    expect(written[name], `docker-compose.yml has no service for ${name}`)
    expect(readText(buildFile).includes(`REMOTE: ${name} `), `${buildFile} does not build ${name}`)
    const volumes = written[name]?.match(/volumes: .*/)?.[0]
    expect(
      volumes === `volumes: ['${name}:/outgoing', 'answers:/answers:ro']`,
      `the service ${name} writes to other folders than its own: ${volumes}`,
    )
    expect(
      written.publisher?.includes(`- ${name}:/incoming/${name}:ro`),
      `the publisher does not mount the volume of ${name}`,
    )
  }
  const edge = compose.match(/\$\{EDGE_SUBNET:-([^}]+)\}/)?.[1] ?? ''
  // By default, Docker uses subnets in 172.17–172.31 and 192.168.
  expect(
    /^10\./.test(edge),
    `docker-compose.yml: EDGE_SUBNET is ${edge}, which may overlap with other networks`,
  )
  for (const name of ['TRUST_PROXY', 'EDGE_SUBNET'])
    expect(new RegExp(`^#?${name}=${edge}$`, 'm').test(example), `.env.example: ${name} is not ${edge}`)
}

const usedVariables = namesIn(bothFiles + readText(buildFile) + readText(recoveryFile), /\$\{([A-Z0-9_]+)/g)
const requiredVariables = [...example.matchAll(/^# \[required\][^=]*?\n(?:#.*\n)*?([A-Z0-9_]+)=/gm)].flatMap(
  ([, name]) => name ?? [],
)

const checkVariables = () => {
  for (const name of operatorSettings())
    expect(
      new RegExp(`^  ${name}(_FILE)?:`, 'm').test(bothFiles),
      `docker-compose.yml does not let an operator set ${name}`,
    )
  const explained = namesIn(example, /^#?([A-Z0-9_]+)=/gm)
  for (const name of usedVariables)
    expect(name === 'USER' || explained.has(name), `.env.example does not explain ${name}`)
  for (const name of explained)
    expect(name.startsWith('COMPOSE_') || usedVariables.has(name), `docker-compose.yml does not read ${name}`)
  expect(example.includes(`\nDUETTO_VERSION=${version}\n`), `.env.example is not for version ${version}`)
  expect(
    requiredVariables.length === 4,
    `.env.example marks ${requiredVariables.length} settings as required, not 4`,
  )
}

const wantedInService: Record<string, RegExp> = {
  'a memory limit': /mem_limit:/,
  'a process limit': /pids_limit:/,
  'a CPU limit': /cpus:/,
  // docker-compose 1 prints the logging options of an extended service as a YAML alias.
  'a log size limit': /max-size:|options: \*/,
  'a health check': /healthcheck:/,
  'a read-only root': /read_only: true/,
  'no-new-privileges': /no-new-privileges:true/,
  'cap_drop: ALL': /cap_drop:\s+- ALL/,
}

const checkConfigured = (name: string, block: string) => {
  for (const [what, pattern] of Object.entries(wantedInService))
    // `ops` runs one-off commands.
    if (name !== 'ops' || what !== 'a health check')
      expect(pattern.test(block), `the service ${name} is without ${what}`)
  const image = /^ {4}image: (\S+)$/m.exec(block)?.[1] ?? ''
  expect(/:[\w.-]*\d[\w.-]*$/.test(image), `the service ${name} runs an image without a version: ${image}`)
  if (image.startsWith('duetto-')) expect(image.endsWith(`:${version}`), `${image} is not version ${version}`)
  for (const [, port = ''] of block.matchAll(/^ {4}- (\S+:\d+:\d+)/gm))
    expect(
      name === 'tls' || port.startsWith('127.0.0.1:'),
      `the service ${name} is open to the network: ${port}`,
    )
}

const settings = {
  PUBLIC_URL: 'https://duetto.example',
  SMTP_URL: 'smtps://duetto@mail.example',
  MAIL_FROM: 'Duetto <hello@duetto.example>',
}

const checkDatabaseLog = (name: string, text: string) =>
  expect(
    blocksOf(text, 'services')[name]?.includes('log_error_verbosity=terse'),
    `the log of ${name} quotes rows`,
  )

const checkProduction = () =>
  withInstallation([], ({ envFile, env: secrets, secret }) => {
    const env = { ...secrets, ...settings }
    for (const profiles of [[], ['ops'], ['console'], ['tls'], ['observability']]) {
      const { isAccepted, text, error } = composeConfig({ envFile, profiles, env })
      expect(isAccepted, `docker-compose config refuses the file: ${error}`)
      for (const [name, block] of Object.entries(blocksOf(text, 'services'))) {
        checkConfigured(name, block)
        const isDemo = /image: duetto-demo:/.test(block)
        expect(isDemo === demoServices.includes(name), `the service ${name} runs the wrong image`)
      }
      checkDatabaseLog('postgres', text)
      const networks = blocksOf(text, 'networks')
      for (const name of ['front', 'back'])
        expect(networks[name]?.includes('internal: true'), `the network ${name} is not internal`)
      for (const name of ['postgres_password', 'redis_password', 'payment_secret']) {
        expect(secret(name).length >= 32, `./duetto setup creates a short ${name}`)
        expect(!text.includes(secret(name)), `a container's settings contain ${name}`)
      }
    }
    const inBucket = composeConfig({
      envFile,
      profiles: ['ops'],
      env: { ...env, REGISTRY_BUCKET_URL: 'https://builds.s3.example', S3_ACCESS_KEY_ID: 'duetto' },
      files: ['docker-compose.yml', bucketFile],
    })
    expect(inBucket.isAccepted, `docker-compose config refuses ${bucketFile}: ${inBucket.error}`)
    const services = blocksOf(inBucket.text, 'services')
    for (const name of ['shell', 'publisher', 'ops']) {
      checkConfigured(name, services[name] ?? '')
      expect(services[name]?.includes('S3_SECRET_ACCESS_KEY_FILE'), `${name} has no key of the bucket`)
    }
    const recovery = composeConfig({
      envFile,
      profiles: ['standby', 'offsite'],
      env,
      files: ['docker-compose.yml', recoveryFile],
    })
    expect(recovery.isAccepted, `docker-compose config refuses ${recoveryFile}: ${recovery.error}`)
    for (const name of ['postgres', 'standby', 'offsite'])
      checkConfigured(name, blocksOf(recovery.text, 'services')[name] ?? '')
    for (const name of ['postgres', 'standby']) checkDatabaseLog(name, recovery.text)
    const built = composeConfig({
      envFile,
      profiles: ['tls', 'demo', 'observability'],
      env,
      files: ['docker-compose.yml', buildFile],
    })
    expect(built.isAccepted, `docker-compose config refuses ${buildFile}: ${built.error}`)
    const images = (blocks: Record<string, string>) =>
      new Set(Object.values(blocks).flatMap((block) => /image: (duetto-\S+)/.exec(block)?.[1] ?? []))
    const all = blocksOf(built.text, 'services')
    const withBuild = images(
      Object.fromEntries(Object.entries(all).filter(([, block]) => block.includes('build:'))),
    )
    for (const image of images(all)) expect(withBuild.has(image), `${buildFile} does not build ${image}`)
    const digest = `@sha256:${'0'.repeat(64)}`
    const pins = [...namesIn(compose, /\$\{([A-Z]+_DIGEST)/g)]
    const pinned = composeConfig({
      envFile,
      profiles: ['tls', 'observability'],
      env: { ...env, ...Object.fromEntries(pins.map((name) => [name, digest])) },
    })
    expect(pinned.isAccepted, `docker-compose config refuses digests: ${pinned.error}`)
    for (const { name } of foreign)
      expect(blocksOf(pinned.text, 'services')[name]?.includes(digest), `${name} is not pinned by its digest`)
    for (const name of requiredVariables) {
      const { isAccepted, error } = composeConfig({ envFile, env: { ...env, [name]: '' } })
      expect(!isAccepted && error.includes(name), `docker-compose.yml starts without ${name}`)
    }
  })

const checkDemo = () =>
  withInstallation(['--demo'], ({ envFile, env }) => {
    const { isAccepted, text, error } = composeConfig({ envFile, profiles: ['demo'], env })
    expect(isAccepted, `the demo does not start as README says: ${error}`)
    const services = blocksOf(text, 'services')
    for (const name of demoServices) checkConfigured(name, services[name] ?? '')
    expect(services.api?.includes('duetto-demo:'), 'the API of the demo runs without the demo')
  })

const checkObservability = () => {
  const exported = exportedMetrics()
  const isCommon = /^(up|process_\w+|nodejs_\w+)$/
  for (const { where, expr } of observedExpressions())
    for (const metric of metricsIn(expr))
      expect(
        isCommon.test(metric) || exported.has(metric),
        `docker/observability: "${where}" queries ${metric}, which nothing exports`,
      )
  const promtool = (...args: string[]) =>
    spawnSync('promtool', args, { cwd: join(root, 'docker/observability'), encoding: 'utf8' })
  if (promtool('--version').error) {
    console.log('promtool is not installed: the alert rules are not tested here.')
    return
  }
  const { status, stdout, stderr } = promtool('test', 'rules', 'alerts.test.yml')
  expect(status === 0, `the tests of the alert rules fail: ${stdout}${stderr}`)
}

checkDockerfiles()
checkServices()
checkVariables()
if (hasCompose()) {
  checkProduction()
  checkDemo()
} else console.log('docker-compose is not installed: docker-compose.yml is not validated here.')
checkObservability()
end('Containers')
