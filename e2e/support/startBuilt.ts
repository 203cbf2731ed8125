/** Starts a whole site like `npm start`, but with the builds under test instead of a new build. */
import { builtFiles } from '../../tools/common/packages'
import { claimPorts, createSite } from '../../tools/run/site'

const main = async () => {
  const site = createSite(await claimPorts('a journey'))
  await site.publishRemotes()
  // No journey here kills the API.
  await site.start({ api: builtFiles.apiWithoutSpare })
}

void main()
