import { existsSync } from 'node:fs'
import { fail, withProgress } from '../common/log'
import { run } from '../common/run'

export interface Chromium {
  path: string
  headlessPath: string
}

const headless = '/usr/bin/chromium-headless-shell'
export const chromiumMissing =
  'The journeys need Chromium and none was found. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.'

const findInstalled = (): Chromium | undefined => {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const path = places.find((place) => place && existsSync(place))
  return path ? { path, headlessPath: existsSync(headless) ? headless : path } : undefined
}

const install = (name: string) =>
  run('apt-get', ['install', '-y', '-qq', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } })

/** Installs Chromium if it is missing, but only as root with apt-get. */
export const findChromium = async (): Promise<Chromium | undefined> => {
  const found = findInstalled()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  await withProgress('Installing chromium from the Debian packages', async () => {
    await run('apt-get', ['update', '-qq'])
    await install('chromium')
    await install('chromium-headless-shell')
  })
  return findInstalled()
}

export const requireChromium = async (): Promise<Chromium> => (await findChromium()) ?? fail(chromiumMissing)
