/** Starts a whole site like `npm start`, but from the builds under test. */
import { builtFiles } from '../../tools/common/packages'
import { claimPorts, createSite } from '../../tools/run/site'

const main = async () => {
  const site = createSite(await claimPorts('a journey'))
  await site.publishRemotes()
  await site.start({ api: builtFiles.apiWithoutSpare })
}

void main()
