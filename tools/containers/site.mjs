import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../common/packages.mjs'
import { run } from '../common/run.mjs'

const project = 'duetto-day'
const healthyWithinMs = 180_000

const must = async (command, args, options) => {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (${code}):\n${output.slice(-2000)}`)
  return output
}

/** An installation of the demo in a copy of the last commit: its folder, its commands, its containers. */
export const openSite = async () => {
  const dir = mkdtempSync(join(tmpdir(), 'duetto-day-'))
  await must('git', ['clone', '--quiet', root, dir])
  await must(process.execPath, [join(dir, 'tools/operate/secrets.mjs'), '--demo'], { cwd: dir })
  // A profile by environment, so that backup, restore and every other command find the demo's services, too.
  const env = { COMPOSE_PROJECT_NAME: project, COMPOSE_PROFILES: 'demo', COMPOSE_IGNORE_ORPHANS: '1' }

  const tryCompose = (args, over = {}) => run('docker-compose', args, { cwd: dir, env: { ...env, ...over } })
  const compose = (args, over = {}) => must('docker-compose', args, { cwd: dir, env: { ...env, ...over } })
  const script = (name, args = []) =>
    must(process.execPath, [join(dir, 'tools/operate', name), ...args], { cwd: dir, env })

  const ids = async (service) => (await compose(['ps', '-q', service])).split('\n').filter(Boolean)
  const inspect = async (id, format) => (await must('docker', ['inspect', '-f', format, id])).trim()
  const isHealthy = async (id) => (await inspect(id, '{{.State.Health.Status}}')) === 'healthy'

  /** Other settings for every command, until what it returns is called. */
  const use = (over) => {
    const before = { ...env }
    Object.assign(env, over)
    return () => {
      for (const name of Object.keys(over)) delete env[name]
      Object.assign(env, before)
    }
  }

  const docker = (args) => run('docker', args)
  const restart = (id) => must('docker', ['restart', id])

  const services = async () => (await compose(['ps', '--services'])).split('\n').filter(Boolean)

  /** Waits until every container of these services (all that run, by default) is healthy. */
  const untilHealthy = async (names) => {
    const until = Date.now() + healthyWithinMs
    const all = (await Promise.all((names ?? (await services())).map(ids))).flat()
    for (;;) {
      const healthy = await Promise.all(all.map(isHealthy))
      if (healthy.every(Boolean)) return all.length
      if (Date.now() > until) return 0
      await wait(1000)
    }
  }

  const ops = (...args) => tryCompose(['run', '--rm', 'ops', ...args])
  const sql = async (statement) =>
    (await compose(['exec', '-T', 'postgres', 'psql', '-AtU', 'duetto', '-c', statement])).trim()
  const remove = async () => {
    // What is left would meet the next run's secrets with this one's database.
    const over = { COMPOSE_IGNORE_ORPHANS: '', COMPOSE_PROFILES: 'demo,tls,observability' }
    await compose(['down', '-v', '--remove-orphans'], over)
    rmSync(dir, { recursive: true, force: true })
  }
  return {
    dir,
    project,
    address: 'http://localhost:8080',
    compose,
    tryCompose,
    use,
    docker,
    restart,
    script,
    ids,
    inspect,
    services,
    untilHealthy,
    ops,
    sql,
    remove,
  }
}
