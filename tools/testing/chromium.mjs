import { existsSync } from 'node:fs'
import { run } from '../common/run.mjs'
import { during } from '../common/log.mjs'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].filter(Boolean)
const headless = '/usr/bin/chromium-headless-shell'
const find = () => places.find((path) => existsSync(path))

const install = async (name) => {
  await run('apt-get', ['install', '-y', '-qq', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
}

/**
 * The system's Chromium, installed from Debian's packages if missing and run as root; `headlessPath` is the
 * same without its windows, which is faster, or the whole one where there is none.
 */
export const findChromium = async () => {
  const tell = (path) => ({ path, headlessPath: existsSync(headless) ? headless : path })
  const found = find()
  if (found) return tell(found)
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await during('Installing chromium from the Debian packages', async () => {
      await run('apt-get', ['update', '-qq'])
      await install('chromium')
      await install('chromium-headless-shell')
    })
    const installed = find()
    if (installed) return tell(installed)
  }
  return {
    fault:
      'The journeys need Chromium and none was found. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  }
}
