import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PublishedRoute } from './routes'

const readAnchors = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )

/** Where links of a page lead on this site, those of the account menu among them. */
export const readLinks = async (page: Page): Promise<string[]> => {
  const account = page.getByRole('banner').getByRole('button', { name: 'Account' })
  if (!(await account.isVisible())) return readAnchors(page)
  await account.click()
  await expect(page.getByRole('menu')).toBeVisible()
  const links = await readAnchors(page)
  await page.keyboard.press('Escape')
  return links
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)

/** More fixed words first, as `/members/:id/chat` before `/members/:id`. */
const routeOf = (routes: readonly PublishedRoute[], pathname: string): string =>
  routes
    .filter(({ path }) => patternOf(path).test(pathname))
    .sort((a, b) => b.path.replace(/:\w+\??/g, '').length - a.path.replace(/:\w+\??/g, '').length)[0]?.id ??
  pathname

interface Seen {
  routes: readonly PublishedRoute[]
  /** The page where a visit begins. */
  home: string
  /** By the address of a page, where its links lead. */
  links: ReadonlyMap<string, readonly string[]>
}

/** Ids of the routes that take more than two taps from the home page, by the links of the pages seen. */
export const findOutOfReach = ({ routes, home, links }: Seen): string[] => {
  const leadsTo = new Map<string, Set<string>>()
  for (const [from, targets] of links) {
    const id = routeOf(routes, from)
    const known = leadsTo.get(id) ?? new Set()
    leadsTo.set(id, known)
    for (const target of targets) known.add(routeOf(routes, target))
  }
  const after = (ids: ReadonlySet<string>) =>
    new Set([...ids, ...[...ids].flatMap((id) => [...(leadsTo.get(id) ?? [])])])
  const reached = after(after(new Set([routeOf(routes, home)])))
  return routes.map(({ id }) => id).filter((id) => !reached.has(id))
}
