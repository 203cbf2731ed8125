/** Starts a whole site as `npm start` does, but with the builds that are there, which are those under test. */
import { remotes, root } from '../../tools/common/packages.mjs'
import { claimPorts, makeSite } from '../../tools/run/site.mjs'
import 'tsx'

const { publishAll } = await import('../../shared/registry/publish.ts')
const site = makeSite(await claimPorts('a journey'))
await publishAll({ dir: site.env.shell.REGISTRY_DIR, root, remotes })
// Without a spare of the API: no journey here kills it.
await site.start({ api: 'demo/dist/main.mjs' })
