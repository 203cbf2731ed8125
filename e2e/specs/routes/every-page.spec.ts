import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openAs, listScreens, readExamples, readFictionalFaces } from '../../shots/screens'
import type { Screen } from '../../shots/screens'
import { walk } from '../../shots/walk'
import { findBarriers, measuredElsewhere } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { haveConversation } from '../../support/members'
import { findOutOfReach, createLinkReader } from '../../support/reach'
import { ownPaths, readRoutes } from '../../support/routes'

type PageRow = readonly [row: string, path: string, heading: RegExp]

const visitor: readonly PageRow[] = [
  ['[ROUTE-01]', '/', /Evenings are better/],
  ['[ROUTE-02]', '/members', /people to meet/],
  ['[ROUTE-03]', '/members/{id}', /, \d\d$/],
  ['[ROUTE-04]', '/likes/m/{id}', /, \d\d$/],
  ['[ROUTE-06]', '/members/{id}/landing', /^Write to /],
  ['[ROUTE-08]', '/members/{id}/landing2', /^This is /],
  ['[ROUTE-08]', '/members/{id}/landing2/she-milano', /^This is /],
  ['[ROUTE-09]', '/members/{id}/landing3', /^Would you like to hear/],
  ['[ROUTE-09]', '/members/{id}/landing3/gay', /^Would you like to hear/],
  ['[ROUTE-07]', '/members/{id}/signup', /^Meet /],
  ['[ROUTE-19]', '/pricing', /^Prices$/],
  ['[ROUTE-22]', '/complaints', /^Complaints$/],
  ['[ROUTE-24]', '/signup', /Join free/],
  ['[ROUTE-27]', '/login', /Welcome back/],
  ['[ROUTE-34]', '/lang-config', /^Language$/],
  ['[ROUTE-37]', '/landers/tinderswipe', /A few faces/],
  ['[ROUTE-38]', '/landers/alonetonight/she', /women who like women/],
  ['[ROUTE-39]', '/landers/collagelanding', /So many faces|Pick a face/],
  ['[ROUTE-40]', '/landers/gallery/bbw-x', /Curves are welcome/],
  ['[ROUTE-41]', '/landers/iconslanding', /What do you like/],
  ['[ROUTE-42]', '/landers/maplanding/milf', /sure of what you like/],
  ['[ROUTE-43]', '/landers/socialnetwork', /Less scrolling/],
  ['[ROUTE-44]', '/landers/transitionsvideolanding', /One face/],
  ['[ROUTE-45]', '/landers/video/none', /Say hello/],
  ['[ROUTE-46]', '/compliance-statement', /Compliance statement/],
  ['[ROUTE-47]', '/pages/ban', /House rules/],
  ['[ROUTE-48]', '/pages/cookies', /^Cookies$/],
  ['[ROUTE-49]', '/pages/faq', /Questions and answers/],
  ['[ROUTE-50]', '/pages/privacy', /^Privacy$/],
  ['[ROUTE-51]', '/pages/return-policy', /Withdrawal/],
  ['[ROUTE-52]', '/pages/service', /^Support$/],
  ['[ROUTE-53]', '/pages/terms', /Terms of use/],
]

const free: readonly PageRow[] = [
  ['[ROUTE-01]', '/', /people to meet/],
  ['[ROUTE-05]', '/members/{id}/chat', /^Messages$/],
  ['[ROUTE-10]', '/chats', /^Messages$/],
  ['[ROUTE-12]', '/likes', /^Likes$/],
  ['', '/activity', /^Activity$/],
  ['', '/hidden', /^Hidden people$/],
  ['[ROUTE-14]', '/credits', /Credits for messages/],
  ['[ROUTE-15]', '/credits/p1/paypal', /^Payment$/],
  ['[ROUTE-16]', '/credits/repeat-order', /Repeat my last order/],
  ['[ROUTE-17]', '/directdebit', /Direct debit/],
  ['[ROUTE-18]', '/premium', /See every photo/],
  ['[ROUTE-20]', '/profile', /My profile/],
  ['[ROUTE-21]', '/settings', /Settings/],
  ['[ROUTE-23]', '/transactions', /Purchases/],
  ['[ROUTE-35]', '/match-finder', /./],
  ['[ROUTE-36]', '/swipe-game', /Swipe game/],
]

const pageRows = { visitor, free }

/** At each viewer's first width, the test also runs axe, checks the heading and reads the links. */
const walks = [
  { viewer: 'visitor', home: '/', widths: [390, 320, 1440] },
  { viewer: 'free', home: '/members', widths: [1440, 320] },
] as const

const noLink =
  /^(landers-|activate|mail-change|unsubscribe|reset-password-do|account-deleted|complete-signup|signup-matches|directdebit|repeat-order|notifications|\/lang-config|members-id-(chat|landing\d?|signup)$|credits-id$)/
const ofOther = { visitor: /^likes-m-id$/, free: /^(signup|reset-password)$/ }

const sameForAll =
  /^\/(landers\/|pages\/(?!terms$)|members\/\d+\/landing|complaints$|lang-config$|compliance-statement$|reset-password|activate\/|mail-change\/|unsubscribe$|account-deleted$)/

test.describe.configure({ mode: 'parallel' })

const rowsOf = (viewer: keyof typeof pageRows): string =>
  [...new Set(pageRows[viewer].map(([row]) => row))].join('')

const watch = (page: Page): string[] => {
  const issues: string[] = []
  page.on('pageerror', (error) => issues.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted(HTML|Script)/.test(message.text()))
      issues.push(`${page.url()}: ${message.text()}`)
  })
  return issues
}

const withRows = (rows: readonly string[], screens: readonly Screen[]): Screen[] => {
  const others = screens.filter(
    ({ path }) =>
      !rows.includes(path) && !(path.startsWith('/landers/') && rows.some((row) => row.startsWith(path))),
  )
  return [...rows.map((path) => ({ path, name: path })), ...others]
}

for (const { viewer, home, widths } of walks)
  test(`${rowsOf(viewer)}[TRUST-01] every page renders and is two taps away; none scrolls sideways, cuts text, overlaps, has a barrier, small targets or an unlabelled fictional face: ${viewer}`, async ({
    page,
  }) => {
    test.slow()
    await acceptEntry(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs(page, viewer)
    if (viewer === 'free') await haveConversation(page.request)
    const { real } = await readExamples(page.request)
    const headings = new Map(
      pageRows[viewer].map(([, path, heading]) => [path.replace('{id}', String(real)), heading]),
    )
    const listed = (await listScreens(page.request, viewer)).filter(
      ({ path }) => viewer === 'visitor' || !sameForAll.test(path),
    )
    const screens = withRows([...headings.keys()], listed)
    expect(screens.length).toBeGreaterThan(30)
    const thrown = watch(page)
    const links = new Map<string, string[]>()
    const readLinks = createLinkReader(page)
    const look = async ({ path }: Screen) => {
      const name = headings.get(path)
      if (name) await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText('This part of the site did not load')).toHaveCount(0)
      links.set(new URL(page.url()).pathname, await readLinks())
      return findBarriers(page, measuredElsewhere)
    }
    const fictional = await readFictionalFaces()
    expect(await walk(page, { screens, widths, fictional, look })).toEqual([])
    expect(thrown).toEqual([])

    const other = viewer === 'visitor' ? 'members' : 'visitors'
    const routes = (await readRoutes(page.request)).filter(({ access }) => access !== other)
    const own = ownPaths.map((path) => ({ id: path, path, access: 'anyone' as const }))
    const far = findOutOfReach({ routes: [...routes, ...own], home, links })
    expect(far.filter((id) => !noLink.test(id) && !ofOther[viewer].test(id))).toEqual([])
  })
