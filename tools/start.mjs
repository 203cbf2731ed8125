/**
 * `npm start`: installs, builds, migrates, seeds and serves the whole site with demo people, a mailbox and a
 * sandbox payment provider. PORT moves it; DATA_DIR sets its data folder.
 */
import { join } from 'node:path'
import { showAddresses } from './run/addresses.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { requireNode } from './setup/nodeVersion.mjs'
import { remotes, root } from './common/packages.mjs'
import { run } from './common/run.mjs'
import { fail } from './common/log.mjs'
import { claimPorts, makeSite } from './run/site.mjs'

requireNode()
const ports = await claimPorts('npm start')
await installIfNeeded()
const built = await run(process.execPath, [join(root, 'tools/build/main.mjs')], { cwd: root, isShown: true })
if (built.code !== 0) fail('the build failed; the lines above say where.')

// Only after it has been installed.
await import('tsx')
const { publishAll } = await import('../shared/registry/publish.ts')
const site = makeSite(ports)
await publishAll({ dir: site.env.shell.REGISTRY_DIR, root, remotes })
if (await site.start()) showAddresses(ports)
