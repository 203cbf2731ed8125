import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watchDuring } from '../watch'
import { deploy } from './deploy'
import type { Part, Site } from '../site'

const port = 9000
const pausedMs = 10_000

const engineAddress = async (site: Site) => {
  const tell = `
    const rows = require('fs').readFileSync('/proc/net/route', 'utf8').split('\\n').map((row) => row.split('\\t'))
    const [, , gateway] = rows.find(([, destination]) => destination === '00000000')
    console.log(Buffer.from(gateway, 'hex').reverse().join('.'))`
  const { output } = await site.docker(['run', '--rm', 'node:22-slim', 'node', '-e', tell])
  return output.trim()
}

/** Uses the Docker host's network, where containers of any network can reach the bucket. */
const startBucket = async (site: Site) => {
  const name = `${site.project}-bucket`
  const host = await engineAddress(site)
  const folder = `${join(site.dir, 'shared/bucket')}:/bucket:ro`
  const serve = `import('/bucket/startTestBucket.ts').then((one) => one.startTestBucket(${port}, '${host}'))`
  const options = ['--name', name, '--network', 'host', '-v', folder]
  const { code, output: said } = await site.docker([
    'run',
    '-d',
    ...options,
    'node:22-slim',
    'node',
    '-e',
    serve,
  ])
  if (code !== 0) throw new Error(said)
  return {
    url: `http://${host}:${port}/builds`,
    pause: () => site.docker(['pause', name]),
    unpause: () => site.docker(['unpause', name]),
    remove: () => site.docker(['rm', '-f', name]),
  }
}

const published = async (site: Site) => Object.keys((await site.registry()).remotes).length

export const bucket: Part = async (site, check) => {
  const service = await startBucket(site)
  writeFileSync(join(site.dir, 'secrets/s3_secret_access_key'), 'secret')
  const leave = site.use({
    COMPOSE_FILE: 'docker-compose.yml:docker/build.yml:docker/registry-in-bucket.yml',
    REGISTRY_BUCKET_URL: service.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_REGION: 'eu-test',
  })
  try {
    await site.compose(['up', '-d'])
    await site.untilHealthy()
    const status = await site.ops('remotes', 'status')
    const names = new Set(status.output.match(/mf-\w+/g))
    check(names.size === 5, `${names.size} remotes are published in the bucket`)
    await deploy(site, check)

    await site.compose(['up', '-d', '--scale', 'shell=2'])
    check((await site.untilHealthy(['shell'])) === 2, 'two shells follow the bucket')
    const away = await watchDuring(site.address, ['/', '/members', '/registry/remotes.json'], async () => {
      await service.pause()
      await wait(pausedMs)
    })
    await service.unpause()
    check(away.failures.length === 0 && (await published(site)) === 5, `the bucket is away: ${away.summary}`)
  } finally {
    leave()
    await service.remove()
    await site.compose(['up', '-d', '--scale', 'shell=1'])
    await site.untilHealthy()
  }
}
