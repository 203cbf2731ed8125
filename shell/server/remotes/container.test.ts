/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestBucket } from '@duetto/shared/testing/bucket'

const root = join(__dirname, '../../..')
const dockerfiles = ['remote', 'shell'].map((name) =>
  readFileSync(join(root, `docker/${name}.Dockerfile`), 'utf8'),
)

const layOut = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'container-'))
  for (const dockerfile of dockerfiles) {
    const [, args = '', file = ''] =
      /^RUN npx esbuild (.*) --outfile=\S+\/(\w+\.mjs)$/m.exec(dockerfile) ?? []
    const outfile = `--outfile=${join(dir, file)}`
    execFileSync(
      join(root, 'node_modules/.bin/esbuild'),
      [...args.split(' '), outfile, '--log-level=error'],
      {
        cwd: root,
      },
    )
  }
  return dir
}

const requires = { platform: '1', shared: {}, names: {}, consumes: {}, produces: {} }
const addBuild = (dir: string, over: object = {}, build = 'b1'): void => {
  const code = 'export {}'
  const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
  mkdirSync(join(dir, 'built'), { recursive: true })
  writeFileSync(join(dir, 'built/entry.aaaa.js'), code)
  const files = { 'entry.aaaa.js': { integrity, bytes: code.length } }
  const manifest = {
    name: 'mf-chat',
    build,
    files,
    chunks: {},
    requires: { ...requires, ...over },
    routes: {},
  }
  writeFileSync(join(dir, 'built/build.json'), JSON.stringify(manifest))
}

const running: ChildProcess[] = []
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')))

const start = (dir: string, registry: string, over: Record<string, string> = {}) => {
  const [incoming, answers] = [join(dir, 'incoming'), join(dir, 'answers')]
  const outgoing = join(incoming, 'mf-chat')
  mkdirSync(outgoing, { recursive: true })
  const env = {
    ...process.env,
    REMOTE: 'mf-chat',
    REGISTRY_DIR: registry,
    INCOMING_DIR: incoming,
    OUTGOING_DIR: outgoing,
    ANSWERS_DIR: answers,
    PORT: '0',
    ...over,
  }
  const run = (file: string) => {
    const child = spawn(process.execPath, [join(dir, file)], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.push(child)
    return child
  }
  if (running.length === 0) run('publisher.mjs')
  return run('remote.mjs')
}
const firstLine = async (stream: NodeJS.ReadableStream): Promise<string> =>
  String((await once(stream, 'data'))[0])

const registryOf = (provides: object): string => {
  const dir = mkdtempSync(join(tmpdir(), 'registry-'))
  writeFileSync(join(dir, 'shell.json'), JSON.stringify({ build: 's1', provides }))
  return dir
}
const provides = { platform: '1.0.0', shared: {}, names: {}, events: {} }

it('[SPLIT-05][SPLIT-02] a remote’s container publishes its build, then reports healthy', async () => {
  const dir = layOut()
  addBuild(dir)
  const registry = registryOf(provides)
  const line = await firstLine(start(dir, registry).stdout as NodeJS.ReadableStream)
  const address = /http:\S+/.exec(line)?.[0] ?? ''
  expect(await (await fetch(address)).text()).toBe('mf-chat is published')
  expect(JSON.parse(readFileSync(join(registry, 'remotes.json'), 'utf8'))).toMatchObject({
    remotes: { 'mf-chat': { stable: { build: 'b1', entry: '/r/mf-chat/b1/entry.aaaa.js' } } },
  })
})

it('[SPLIT-05][SPLIT-03] an incompatible build is refused in one sentence and changes nothing', async () => {
  const dir = layOut()
  addBuild(dir, { platform: '2' })
  const registry = registryOf(provides)
  const child = start(dir, registry)
  const [line, [code]] = await Promise.all([
    firstLine(child.stderr as NodeJS.ReadableStream),
    once(child, 'exit') as Promise<[number]>,
  ])
  expect(line).toBe(
    'mf-chat b1 does not fit the live shell s1: it needs platform 2 and the shell provides 1.0.0.\n',
  )
  expect(code).toBe(1)
  expect(() => readFileSync(join(registry, 'remotes.json'))).toThrow(/ENOENT/)
})

it('[SPLIT-05] with a bucket, the publisher writes build and list only there', async () => {
  const bucket = await startTestBucket()
  try {
    const dir = layOut()
    addBuild(dir)
    const { bucketUrl, region, accessKeyId, secretAccessKey } = bucket.options
    const secret = join(dir, 'secret')
    writeFileSync(secret, `${secretAccessKey}\n`)
    const child = start(dir, join(dir, 'registry'), {
      REGISTRY_BUCKET_URL: bucketUrl,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY_FILE: secret,
    })
    expect(await firstLine(child.stdout as NodeJS.ReadableStream)).toMatch(/^mf-chat is published/)
    const list = String(bucket.objects.get('remotes.json')?.bytes)
    expect(JSON.parse(list)).toMatchObject({ remotes: { 'mf-chat': { stable: { build: 'b1' } } } })
    expect(bucket.objects.has('r/mf-chat/b1/entry.aaaa.js')).toBe(true)
    expect(existsSync(join(dir, 'registry'))).toBe(false)
  } finally {
    bucket.close()
  }
})

it('[SPLIT-05] a restart keeps a rollback, another build goes live, and old builds are removed', async () => {
  const dir = layOut()
  const registry = registryOf(provides)
  const file = join(registry, 'remotes.json')
  interface Entry {
    stable: { build: string }
    lastGood?: { build: string }
  }
  const entry = (): Entry =>
    (JSON.parse(readFileSync(file, 'utf8')) as { remotes: { 'mf-chat': Entry } }).remotes['mf-chat']
  const run = async (build: string) => {
    addBuild(dir, {}, build)
    await firstLine(start(dir, registry).stdout as NodeJS.ReadableStream)
    return entry().stable.build
  }
  await run('b1')
  expect(await run('b2')).toBe('b2')
  const { lastGood, stable, ...rest } = entry()
  const rolledBack = { ...rest, stable: lastGood, lastGood: stable }
  writeFileSync(file, JSON.stringify({ schema: 1, revision: 9, remotes: { 'mf-chat': rolledBack } }))
  expect(await run('b2')).toBe('b1')
  expect(await run('b3')).toBe('b3')
  expect(await run('b2')).toBe('b2')
  for (const build of ['b4', 'b5', 'b6', 'b7', 'b8', 'b9']) await run(build)
  const builds = readdirSync(join(registry, 'r/mf-chat')).sort()
  expect(builds).toEqual(['b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9'])
})
