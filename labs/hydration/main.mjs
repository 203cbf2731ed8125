/**
 * `npm test -- hydration [words]`: builds shell and remotes with React's development build. As a visitor and as a
 * member, visits every accessible page in English (light) and German (dark), and three pages in every other language.
 * Fails on hydration mismatches and on other errors and warnings in the browser's console. With words, visits only
 * addresses that contain one of them. Takes two to five minutes.
 */
import { chromium } from '@playwright/test'
import { startSite } from '../site.mjs'
import { buildAll, outRoot } from './build.mjs'
import { siteAddresses } from './addresses.mjs'
import { openTab } from './visit.mjs'
import { requireChromium } from '../../tools/testing/chromium.ts'
import { log } from '../../tools/common/log.ts'

const TABS = 2
const everyLanguageAt = { visitor: ['/', '/members', '/login'], member: ['/members', '/chats', '/credits'] }
const words = process.argv.slice(2)

const browser = await requireChromium()
await buildAll()

const site = await startSite({ port: Number(process.env.HYDRATION_PORT ?? 19_180), from: outRoot })
const { routes, locales } = await siteAddresses(site.url)
const instance = await chromium.launch({
  executablePath: browser.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const themeOf = (locale) => (locales.indexOf(locale) % 2 === 0 ? 'light' : 'dark')
const inFull = { en: 'light', de: 'dark' }
const audiences = Object.keys(everyLanguageAt).flatMap((who) =>
  locales.map((locale) => {
    const all = routes.filter(({ access }) => who === 'member' || access !== 'members')
    return {
      who,
      locale,
      theme: inFull[locale] ?? themeOf(locale),
      addresses: locale in inFull ? all.map(({ address }) => address) : everyLanguageAt[who],
    }
  }),
)

const openContext = async ({ who, locale, theme }) => {
  const context = await instance.newContext({ colorScheme: theme, serviceWorkers: 'block' })
  if (who === 'member') {
    await site.logIn(context)
    await context.request.put(`${site.url}/api/user.php`, {
      headers: { origin: site.url },
      data: { language: locale },
    })
  }
  await context.addCookies([
    { name: 'i18n_redirected', value: locale, url: site.url },
    { name: 'theme', value: theme, url: site.url },
  ])
  return context
}

let visits = 0
let errorCount = 0
const reported = new Set()
const report = ({ who, locale, theme, address, mismatch }) => {
  errorCount += 1
  if (reported.has(mismatch)) return
  reported.add(mismatch)
  console.error(`\n${address} (${who}, ${locale}, ${theme})\n${mismatch}`)
}
for (const audience of audiences) {
  const context = await openContext(audience)
  const waiting = audience.addresses.filter(
    (address) => words.length === 0 || words.some((word) => address.includes(word)),
  )
  const work = async () => {
    const tab = await openTab(context)
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const mismatches = await tab.visit(`${site.url}${address}`)
      visits += 1
      for (const mismatch of mismatches) report({ ...audience, address, mismatch })
    }
  }
  await Promise.all(Array.from({ length: TABS }, work))
  await context.close()
}
await instance.close()
await site.stop()

log(`${visits} visits, ${errorCount} mismatches`)
process.exit(errorCount > 0 ? 1 : 0)
