import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { during } from './say.mjs'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].filter(Boolean)
const find = () => places.find((path) => existsSync(path))

/** The system's Chromium; installed from Debian's packages if missing and run as root. */
export const findChromium = async () => {
  const found = find()
  if (found) return { path: found }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await during('Installing chromium from the Debian packages', async () => {
      await run('apt-get', ['update', '-qq'])
      await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
    })
    const installed = find()
    if (installed) return { path: installed }
  }
  return {
    fault:
      'The journeys need Chromium and none was found. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  }
}
