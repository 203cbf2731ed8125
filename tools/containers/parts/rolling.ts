import { watchDuring } from '../watch'
import type { Part } from '../site'

const paths = ['/', '/members', '/api/settings.php', '/registry/remotes.json']

export const rolling: Part = async (site, check) => {
  await site.compose(['up', '-d', '--scale', 'api=2', '--scale', 'shell=2'])
  const healthy = await site.untilHealthy(['api', 'shell'])
  check(healthy === 4, 'two APIs and two shells are healthy')
  for (const service of ['api', 'shell']) {
    const watched = await watchDuring(site.address, paths, async () => {
      for (const id of await site.ids(service)) {
        await site.restart(id)
        await site.untilHealthy([service])
      }
    })
    check(watched.failures.length === 0, `each ${service} was restarted: ${watched.summary}`)
  }
  await site.compose(['up', '-d', '--scale', 'api=1', '--scale', 'shell=1'])
  await site.untilHealthy()
}
