/**
 * Proves that the containers would start: docker-compose.yml by the real `docker-compose config` where it is
 * installed, a user without rights in every Dockerfile, and a health check for every service.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes, root } from './lib/packages.mjs'

const faults = []

for (const file of readdirSync(join(root, 'docker')).filter((name) => name.endsWith('.Dockerfile'))) {
  const last =
    readFileSync(join(root, 'docker', file), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  if (!/^USER (?!root\b|0\b)\w+/m.test(last)) faults.push(`docker/${file} runs as root`)
}

const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
for (const name of remotes)
  if (!compose.includes(`REMOTE: ${name} `)) faults.push(`docker-compose.yml has no service for ${name}`)

/** What an operator must give. */
const values = {
  PUBLIC_URL: 'https://duetto.example',
  POSTGRES_PASSWORD: 'chosen1',
  REDIS_PASSWORD: 'chosen2',
}

/** Profiles hide services, so each set is asked for. */
const config = (profiles) => {
  const args = profiles.flatMap((profile) => ['--profile', profile])
  return spawnSync('docker-compose', [...args, 'config'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...values },
  })
}
const probe = spawnSync('docker-compose', ['version', '--short'], { encoding: 'utf8' })
if (probe.error) {
  console.log('docker-compose is not installed: docker-compose.yml is not validated here.')
} else {
  for (const profiles of [[], ['demo']]) {
    const { status, stdout, stderr } = config(profiles)
    if (status !== 0) faults.push(`docker-compose config refuses the file: ${stderr.trim()}`)
    const services = stdout.split(/^services:$/m)[1]?.split(/^\S/m)[0] ?? ''
    for (const block of services.split(/^ {2}(?=\S)/m).slice(1)) {
      const name = block.split(':')[0]
      for (const limit of ['mem_limit:', 'pids_limit:', 'no-new-privileges'])
        if (!block.includes(limit)) faults.push(`the service ${name} has no ${limit.replace(':', '')}`)
      if (!block.includes('healthcheck:')) faults.push(`the service ${name} has no health check`)
    }
  }
}

if (!probe.error) {
  const env = { ...process.env, POSTGRES_PASSWORD: '' }
  if (spawnSync('docker-compose', ['config'], { cwd: root, env }).status === 0)
    faults.push('docker-compose.yml starts without the secrets that an operator must choose')
}

for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
