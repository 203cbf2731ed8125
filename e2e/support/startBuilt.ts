/** Starts a whole site like `npm start`, but does not build it and runs the API without a spare process. */
import { builtFiles } from '../../tools/common/packages'
import { claimPorts, createSite } from '../../tools/run/site'

const main = async () => {
  const site = createSite(await claimPorts('a journey'))
  await site.publishRemotes()
  await site.start({ api: builtFiles.apiWithoutSpare })
}

void main()
