/**
 * Verifies the documentation of the containers without starting one: docker-compose.yml with the real
 * `docker-compose config` if installed, the Dockerfiles and .env.example by their text, the alert rules with `promtool`.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksOf, composeConfig, hasCompose, withInstallation } from './composeConfig.mjs'
import { exportedMetrics } from './exportedMetrics.mjs'
import { metricsIn, observedExpressions } from './observed.mjs'
import { operatorSettings } from './operatorSettings.mjs'
import { remotes, root } from '../common/packages.mjs'

const faults = []
const expect = (isTrue, fault) => isTrue || faults.push(fault)
const read = (path) => readFileSync(join(root, path), 'utf8')
const namesIn = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name))

const compose = read('docker-compose.yml')
const bucket = 'docker/registry-in-bucket.yml'
const example = read('.env.example')
const { version } = JSON.parse(read('package.json'))

const manifests = ['api', 'demo', 'e2e', 'shared', 'shell', ...remotes].map((name) => `${name}/package.json`)
for (const file of readdirSync(join(root, 'docker')).filter((name) => name.endsWith('.Dockerfile'))) {
  const text = read(`docker/${file}`)
  const last = text.split(/^FROM /m).at(-1) ?? ''
  expect(/^USER (?!root\b|0\b)\w+/m.test(last), `docker/${file} runs as root`)
  for (const [, node] of text.matchAll(/^FROM node:(\d+)/gm))
    expect(Number(node) >= 22, `docker/${file} is built on Node ${node}, which gets no more updates`)
  const before = text.split('RUN npm ci')[0] ?? ''
  expect(!before.includes('COPY . .'), `docker/${file} installs all packages anew whenever a file changes`)
  for (const manifest of manifests)
    expect(before.includes(`COPY ${manifest} `), `docker/${file} installs without ${manifest}`)
  const isDemo = text.replace('COPY demo/package.json demo/', '').includes('demo')
  expect(
    isDemo === (file === 'demo.Dockerfile'),
    `docker/${file} and the demo: only demo.Dockerfile contains it`,
  )
  expect(!last.includes('/src/node_modules'), `docker/${file} carries the packages of the whole workspace`)
}
for (const secret of ['.env', 'secrets', 'backups'])
  expect(read('.dockerignore').split('\n').includes(secret), `.dockerignore lets ${secret} into the images`)

const written = blocksOf(compose, 'services')
/** Third-party images, which an operator can pin: `name:tag${NAME_DIGEST:-}`. */
const foreign = Object.entries(written).flatMap(([name, block]) => {
  const image = /^ {4}image: ([^$\s]\S*)$/m.exec(block)?.[1]
  return image ? [{ name, image }] : []
})
for (const { name, image } of foreign)
  expect(
    /:[\w.-]*\d[\w.-]*\$\{[A-Z]+_DIGEST:-\}$/.test(image),
    `${name}: ${image} cannot be pinned to a digest`,
  )
for (const file of readdirSync(join(root, 'docker')).filter((name) => name.endsWith('.Dockerfile')))
  for (const [, image] of read(`docker/${file}`).matchAll(/^FROM (\S+)/gm))
    expect(image.endsWith('${NODE_DIGEST}'), `docker/${file}: ${image} cannot be pinned to a digest`)
const networksOf = (name) => written[name]?.match(/^ {4}networks: \[(.*)\]$/m)?.[1].split(', ') ?? []
for (const name of ['postgres', 'redis'])
  expect(networksOf(name).join() === 'back', `${name} is on ${networksOf(name).join()} and not on back alone`)
const demoServices = ['sandbox', 'mailbox']
for (const name of demoServices)
  expect(networksOf(name).join() === 'demo', `${name} is on ${networksOf(name).join()} and not on demo alone`)

const publisher = written.publisher ?? ''
for (const name of remotes) {
  expect(compose.includes(`REMOTE: ${name} `), `docker-compose.yml has no service for ${name}`)
  const volumes = blocksOf(compose, 'services')[name]?.match(/volumes: .*/)?.[0]
  expect(
    volumes === `volumes: ['${name}:/outgoing', 'answers:/answers:ro']`,
    `the service ${name} writes elsewhere than into its own folder: ${volumes}`,
  )
  expect(publisher.includes(`- ${name}:/incoming/${name}:ro`), `the publisher does not see ${name}`)
}

for (const name of operatorSettings())
  expect(
    new RegExp(`^  ${name}(_FILE)?:`, 'm').test(compose + read(bucket)),
    `docker-compose.yml does not let an operator set ${name}`,
  )
const asked = namesIn(compose + read(bucket), /\$\{([A-Z0-9_]+)/g)
const explained = namesIn(example, /^#?([A-Z0-9_]+)=/gm)
for (const name of asked)
  expect(name === 'USER' || explained.has(name), `.env.example does not explain ${name}`)
for (const name of explained)
  expect(name === 'COMPOSE_FILE' || asked.has(name), `docker-compose.yml does not read ${name}`)
const needed = [...example.matchAll(/^# \[required\][^=]*?\n(?:#.*\n)*?([A-Z0-9_]+)=/gm)].map(
  ([, name]) => name,
)

const checkService = (name, block) => {
  const wanted = {
    'a limit of memory': 'mem_limit:',
    'a limit of processes': 'pids_limit:',
    'a limit of processors': 'cpus:',
    'a limit of its log': 'max-size:',
    'a health check': 'healthcheck:',
    'a read-only root': 'read_only: true',
    'no new privileges': 'no-new-privileges:true',
    'no capabilities': /cap_drop:\s+- ALL/,
  }
  for (const [what, sign] of Object.entries(wanted)) {
    // A one-off command needs no health check.
    if (name === 'ops' && sign === 'healthcheck:') continue
    const has = typeof sign === 'string' ? block.includes(sign) : sign.test(block)
    expect(has, `the service ${name} is without ${what}`)
  }
  const image = /^ {4}image: (\S+)$/m.exec(block)?.[1] ?? ''
  expect(/:[\w.-]*\d[\w.-]*$/.test(image), `the service ${name} runs an image without a version: ${image}`)
  if (block.includes('build:')) expect(image.endsWith(`:${version}`), `${image} is not version ${version}`)
  for (const [, port] of block.matchAll(/^ {4}- (\S+:\d+:\d+)/gm))
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

if (!hasCompose()) {
  console.log('docker-compose is not installed: docker-compose.yml is not validated here.')
} else {
  withInstallation([], ({ envFile, over, secret }) => {
    for (const profiles of [[], ['ops'], ['tls'], ['observability']]) {
      const { isTaken, text, fault } = composeConfig(envFile, profiles, { ...over, ...settings })
      expect(isTaken, `docker-compose config refuses the file: ${fault}`)
      for (const [name, block] of Object.entries(blocksOf(text, 'services'))) {
        checkService(name, block)
        const isDemo = block.includes('demo.Dockerfile')
        expect(isDemo === demoServices.includes(name), `the service ${name} runs the wrong image`)
      }
      const networks = blocksOf(text, 'networks')
      for (const name of ['front', 'back'])
        expect(networks[name]?.includes('internal: true'), `the network ${name} is not internal`)
      for (const name of ['postgres_password', 'redis_password', 'payment_secret']) {
        expect(secret(name).length >= 32, `npm run secrets makes a short ${name}`)
        expect(!text.includes(secret(name)), `${name} stands in the settings of a container`)
      }
    }
    const inBucket = { REGISTRY_BUCKET_URL: 'https://builds.s3.example', S3_ACCESS_KEY_ID: 'duetto' }
    const files = ['docker-compose.yml', bucket]
    const { isTaken, text, fault } = composeConfig(
      envFile,
      ['ops'],
      { ...over, ...settings, ...inBucket },
      files,
    )
    expect(isTaken, `docker-compose config refuses ${bucket}: ${fault}`)
    const services = blocksOf(text, 'services')
    for (const name of ['shell', 'publisher', 'ops']) {
      checkService(name, services[name] ?? '')
      expect(services[name]?.includes('S3_SECRET_ACCESS_KEY_FILE'), `${name} has no key of the bucket`)
    }
    const digest = `@sha256:${'0'.repeat(64)}`
    const pins = [...asked].filter((name) => name.endsWith('_DIGEST'))
    const pinned = composeConfig(envFile, ['tls', 'observability'], {
      ...over,
      ...settings,
      ...Object.fromEntries(pins.map((name) => [name, digest])),
    })
    expect(pinned.isTaken, `docker-compose config refuses digests: ${pinned.fault}`)
    for (const { name } of foreign)
      expect(blocksOf(pinned.text, 'services')[name]?.includes(digest), `${name} is not pinned by its digest`)
    for (const name of needed) {
      const { isTaken, fault } = composeConfig(envFile, [], { ...over, ...settings, [name]: '' })
      expect(!isTaken && fault.includes(name), `docker-compose.yml starts without ${name}`)
    }
    expect(needed.length === 4, `.env.example marks ${needed.length} settings as required`)
  })
  withInstallation(['--demo'], ({ envFile, over }) => {
    const { isTaken, text, fault } = composeConfig(envFile, ['demo'], over)
    expect(isTaken, `the demo does not start as README says: ${fault}`)
    const services = blocksOf(text, 'services')
    for (const name of demoServices) checkService(name, services[name] ?? '')
    expect(services.api?.includes('demo.Dockerfile'), 'the API of the demo runs without the demo')
  })
}

const exported = exportedMetrics()
/** The engine hands out 172.17 to 172.31 and 192.168 in turn, so one of its own networks would overlap with this one. */
const edge = compose.match(/\$\{EDGE_SUBNET:-([^}]+)\}/)?.[1] ?? ''
expect(/^10\./.test(edge), `docker-compose.yml: EDGE_SUBNET is ${edge}, where the engine puts other networks`)
for (const name of ['TRUST_PROXY', 'EDGE_SUBNET'])
  expect(new RegExp(`^#?${name}=${edge}$`, 'm').test(example), `.env.example: ${name} is not ${edge}`)

/** Of every process, and of Prometheus itself. */
const isCommon = /^(up|process_\w+|nodejs_\w+)$/
for (const { where, expr } of observedExpressions())
  for (const metric of metricsIn(expr))
    expect(
      isCommon.test(metric) || exported.has(metric),
      `docker/observability: "${where}" asks for ${metric}, which nothing exports`,
    )

const rules = (...args) =>
  spawnSync('promtool', args, { cwd: join(root, 'docker/observability'), encoding: 'utf8' })
if (rules('--version').error) {
  console.log('promtool is not installed: the alert rules are not tested here.')
} else {
  const { status, stdout, stderr } = rules('test', 'rules', 'alerts.test.yml')
  expect(status === 0, `the alert rules do not do what they should: ${stdout}${stderr}`)
}

for (const fault of new Set(faults)) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
