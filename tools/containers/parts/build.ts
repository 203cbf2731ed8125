import { remotes } from '../../common/packages'
import type { Part } from '../site'

/** Maximum MB that a server's image may add to Node's. More means that it contains compilers or browser code. */
const aboveBaseMb = { demo: 200, shell: 100 }

export const build: Part = async (site, check) => {
  for (const service of ['gateway', 'redis', 'api', 'shell', ...remotes]) {
    const since = Date.now()
    const { code, output } = await site.tryCompose(['build', service])
    check(code === 0, `${service} builds: ${Math.round((Date.now() - since) / 1000)} s`)
    if (code !== 0) throw new Error(output.slice(-3000))
  }
  const size = async (image: string) => Number(await site.inspect(image, '{{.Size}}')) / 1e6
  const base = await size('node:22-slim')
  for (const [name, most] of Object.entries(aboveBaseMb)) {
    const added = Math.round((await size(`duetto-${name}:0.1.0`)) - base)
    check(added < most, `the image of ${name} adds ${added} MB to Node's`)
  }
}
