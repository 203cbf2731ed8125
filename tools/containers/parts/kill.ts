import { setTimeout as wait } from 'node:timers/promises'
import { watchDuring } from '../watch'
import type { Part, Site } from '../site'

const services = ['worker', 'mf-chat', 'gateway', 'shell', 'api', 'redis', 'postgres']

const untilRestarted = async (site: Site, id: string, pid: string) => {
  for (let tries = 0; tries < 60; tries += 1) {
    const now = await site.inspect(id, '{{.State.Pid}}')
    if (now !== pid && now !== '0') return true
    await wait(500)
  }
  return false
}

export const kill: Part = async (site, check) => {
  for (const service of services) {
    const [id = ''] = await site.ids(service)
    const pid = await site.inspect(id, '{{.State.Pid}}')
    const since = Date.now()
    let isRestarted = false
    const watched = await watchDuring(site.address, ['/', '/api/settings.php'], async () => {
      // `docker kill` counts as a manual stop, after which no restart policy applies. The process id is valid only on
      // the Docker host, which may be another machine.
      const { code, output } = await site.docker([
        'run',
        '--rm',
        '--pid=host',
        'node:22-slim',
        'sh',
        '-c',
        `kill -9 ${pid}`,
      ])
      if (code !== 0) throw new Error(`${service} was not killed: ${output}`)
      isRestarted = await untilRestarted(site, id, pid)
      await site.untilHealthy([service])
    })
    const healthy = await site.untilHealthy([service])
    const away =
      watched.failures.length === 0 ? 'nobody noticed' : `visitors saw ${watched.failures.join(', ')}`
    check(
      isRestarted && healthy > 0,
      `${service} is healthy again after ${Math.round((Date.now() - since) / 1000)} s; ${away}`,
    )
  }
}
