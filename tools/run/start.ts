/**
 * `npm start`: builds, migrates, seeds and serves the whole site with demo members, a mailbox and a sandbox payment
 * provider. PORT sets the first port, DATA_DIR the data folder.
 */
import { fail } from '../common/log'
import { root } from '../common/packages'
import { run, tsx } from '../common/run'
import { printAddresses } from './addresses'
import { claimPorts, createSite } from './site'

const main = async () => {
  const ports = await claimPorts('npm start')
  const built = await run(process.execPath, tsx('tools/build/main.ts'), {
    cwd: root,
    // The default quality, 11, takes a quarter of the build time.
    env: { BROTLI_QUALITY: process.env.BROTLI_QUALITY ?? '5' },
    isShown: true,
  })
  if (built.code !== 0) fail('the build failed; the lines above say where.')
  const site = createSite(ports)
  await site.publishRemotes()
  if (await site.start()) printAddresses(ports)
}

void main()
