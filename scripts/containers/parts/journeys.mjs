import { join } from 'node:path'
import { root } from '../../lib/packages.mjs'
import { run } from '../../lib/run.mjs'

/** The main journey, which ends with a payment, in a browser against the containers. */
export const journeys = async (site, check) => {
  const files = ['specs/journeys/main-job.spec.ts']
  const { code, output } = await run(
    join(root, 'node_modules/.bin/playwright'),
    [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      ...files,
      '--project=desktop',
      '--project=phone',
      '--workers=1',
    ],
    { cwd: root, env: { E2E_REUSE: '1', E2E_PORT: new URL(site.address).port } },
  )
  check(code === 0, 'a visitor becomes a Premium member who chats, on desktop and phone')
  if (code !== 0) console.log(output.slice(-4000))
}
