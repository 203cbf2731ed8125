import type { Check } from '../report'
import type { Part, Site } from '../site'
const ourServices = ['gateway', 'shell', 'api', 'worker', 'postgres', 'redis']

const rights = async (site: Site, check: Check, service: string) => {
  for (const id of await site.ids(service)) {
    const [user = '', dropped, root] = (
      await site.inspect(id, '{{.Config.User}}|{{.HostConfig.CapDrop}}|{{.HostConfig.ReadonlyRootfs}}')
    ).split('|')
    check(
      !['', '0', 'root'].includes(user) && dropped === '[ALL]' && root === 'true',
      `${service} runs as ${user}, without capabilities, on a read-only root`,
    )
  }
}

export const start: Part = async (site, check) => {
  const refused = await site.tryCompose(['up', '-d'], { PUBLIC_URL: '' })
  check(
    refused.code !== 0 && refused.output.includes('is the address of the site'),
    'without PUBLIC_URL compose refuses in a sentence',
  )
  const since = Date.now()
  await site.compose(['up', '-d'])
  const healthy = await site.untilHealthy()
  check(healthy >= 13, `${healthy} containers are healthy after ${Math.round((Date.now() - since) / 1000)} s`)
  for (const service of ourServices) await rights(site, check, service)

  const get = (path: string) => fetch(site.address + path)
  for (const path of ['/', '/members', '/api/settings.php'])
    check((await get(path)).status === 200, `${path} answers through the gateway`)
  check((await get('/metrics')).status === 404, 'metrics are not public')
  const { remotes } = await site.registry()
  check(Object.keys(remotes).length === 5, 'five remotes have published themselves')
}
