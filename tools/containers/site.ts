import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../common/packages'
import { run } from '../common/run'
import type { RunOptions } from '../common/run'
import type { Check } from './report'

const project = 'duetto-day'
const address = 'http://localhost:8080'
const healthyWithinMs = 180_000

const runOrThrow = async (command: string, args: string[], options?: RunOptions): Promise<string> => {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (${code}):\n${output.slice(-2000)}`)
  return output
}

export const openSite = async () => {
  const dir = mkdtempSync(join(tmpdir(), 'duetto-day-'))
  await runOrThrow('git', ['clone', '--quiet', root, dir])
  const env: NodeJS.ProcessEnv = {
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_PROFILES: 'demo',
    COMPOSE_FILE: 'docker-compose.yml:docker/build.yml',
    COMPOSE_IGNORE_ORPHANS: '1',
  }

  const tryCompose = (args: string[], over: NodeJS.ProcessEnv = {}) =>
    run('docker-compose', args, { cwd: dir, env: { ...env, ...over } })
  const compose = (args: string[], over: NodeJS.ProcessEnv = {}) =>
    runOrThrow('docker-compose', args, { cwd: dir, env: { ...env, ...over } })
  const duetto = (...args: string[]) => runOrThrow(join(dir, 'duetto'), args, { cwd: dir, env })

  await duetto('setup', '--demo')

  const removeContainers = () =>
    compose(['down', '-v', '--remove-orphans'], {
      COMPOSE_IGNORE_ORPHANS: '',
      COMPOSE_PROFILES: 'demo,tls,observability,standby',
      COMPOSE_FILE: `${env.COMPOSE_FILE}:docker/recovery.yml`,
    })
  // A site that an earlier run kept or could not remove has other secrets: its database would reject the new ones.
  await removeContainers()

  const ids = async (service: string) => (await compose(['ps', '-q', service])).split('\n').filter(Boolean)
  const inspect = async (id: string, format: string) =>
    (await runOrThrow('docker', ['inspect', '-f', format, id])).trim()
  const isHealthy = async (id: string) => (await inspect(id, '{{.State.Health.Status}}')) === 'healthy'

  const setEnv = (values: NodeJS.ProcessEnv) => {
    for (const name of Object.keys(env)) delete env[name]
    Object.assign(env, values)
  }
  const initial = { ...env }
  /** Undoes every `use`, because a failed part may leave its `use` in effect. */
  const reset = () => setEnv(initial)
  const use = (over: NodeJS.ProcessEnv) => {
    const before = { ...env }
    Object.assign(env, over)
    return () => setEnv(before)
  }

  const docker = (args: string[]) => run('docker', args)
  const restart = (id: string) => runOrThrow('docker', ['restart', id])

  const services = async () => (await compose(['ps', '--services'])).split('\n').filter(Boolean)

  const untilHealthy = async (names?: string[]): Promise<number> => {
    const until = Date.now() + healthyWithinMs
    const all = (await Promise.all((names ?? (await services())).map(ids))).flat()
    for (;;) {
      const healthy = await Promise.all(all.map(isHealthy))
      if (healthy.every(Boolean)) return all.length
      if (Date.now() > until) return 0
      await wait(1000)
    }
  }

  const ops = (...args: string[]) => tryCompose(['run', '--rm', 'ops', ...args])
  const sql = async (statement: string) =>
    (await compose(['exec', '-T', 'postgres', 'psql', '-AtU', 'duetto', '-c', statement])).trim()
  const remove = async () => {
    await removeContainers()
    rmSync(dir, { recursive: true, force: true })
  }
  const registry = async () =>
    (await (await fetch(`${address}/registry/remotes.json`)).json()) as LiveRegistry
  return {
    dir,
    project,
    address,
    registry,
    compose,
    tryCompose,
    use,
    reset,
    docker,
    restart,
    duetto,
    ids,
    inspect,
    services,
    untilHealthy,
    ops,
    sql,
    remove,
  }
}

interface LiveRegistry {
  remotes: Record<string, { stable: { build: string }; disabled?: boolean }>
}

export type Site = Awaited<ReturnType<typeof openSite>>
export type Part = (site: Site, check: Check) => Promise<void>
