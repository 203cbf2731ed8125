import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../../common/log'
import { watchDuring } from '../watch'
import type { Part, Site } from '../site'

const name = 'mf-payments'
const paths = ['/', '/members', '/credits/p1', '/api/settings.php', '/registry/remotes.json']

const liveBuild = async (site: Site) => {
  const { remotes } = await site.registry()
  return remotes[name]?.stable.build
}

const untilBuild = async (site: Site, isIt: (build?: string) => boolean) => {
  for (let tries = 0; tries < 60; tries += 1) {
    const build = await liveBuild(site)
    if (isIt(build)) return build
    await wait(500)
  }
  return liveBuild(site)
}

export const deploy: Part = async (site, check) => {
  const old = await liveBuild(site)
  const others = async () => {
    const services = (await site.services()).filter((service) => service !== name)
    return (await Promise.all(services.map(site.ids))).flat().sort().join()
  }
  const before = await others()
  const source = join(site.dir, name, 'src/locales/it.json')
  const text = readFileSync(source, 'utf8')
  const [id, first] =
    Object.entries(JSON.parse(text) as Record<string, string>).find(([, value]) => !/[{<]/.test(value)) ?? []
  // A unique text makes this build differ from those of earlier runs, whose images may be cached.
  writeFileSync(source, text.replace(JSON.stringify(first), JSON.stringify(`${first} ${Date.now()}`)))
  const since = Date.now()
  await site.compose(['build', name])
  log(`its image builds with another text (${id}): ${Math.round((Date.now() - since) / 1000)} s`)

  let live = old
  const watched = await watchDuring(site.address, paths, async () => {
    await site.compose(['up', '-d', '--no-deps', name])
    live = await untilBuild(site, (build) => build !== old)
  })
  check(watched.failures.length === 0, `deployed under a visitor: ${watched.summary}`)
  check(live !== old, `another build is live: ${old}, then ${live}`)
  check((await others()) === before, 'no other container was touched')

  const back = await watchDuring(site.address, paths, async () => {
    const { code, output } = await site.ops('remotes', 'rollback', name)
    if (code !== 0) throw new Error(output)
    await untilBuild(site, (build) => build === old)
  })
  check(back.failures.length === 0 && (await liveBuild(site)) === old, `rolled back: ${back.summary}`)
  await site.compose(['restart', name])
  await site.untilHealthy([name])
  check((await liveBuild(site)) === old, 'the rollback survives a restart of the remote')
  writeFileSync(source, text)
}
