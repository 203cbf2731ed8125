import { remotes } from '../../lib/packages.mjs'

/** Size of an API image above the image of Node that it stands on. */
const apiAboveBaseMb = 200

/** Every image builds from the unchanged Dockerfiles. */
export const build = async (site, check) => {
  for (const service of ['api', 'shell', ...remotes]) {
    const since = Date.now()
    const { code, output } = await site.tryCompose(['build', service])
    check(code === 0, `${service} builds: ${Math.round((Date.now() - since) / 1000)} s`)
    if (code !== 0) throw new Error(output.slice(-3000))
  }
  const size = async (image) => Number(await site.inspect(image, '{{.Size}}')) / 1e6
  const added = Math.round((await size('duetto-api:0.1.0')) - (await size('node:22-slim')))
  check(added < apiAboveBaseMb, `the image of the API adds ${added} MB to Node's`)
}
