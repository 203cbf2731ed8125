import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PublishedRoute } from './routes'

const readAnchors = (part: Locator): Promise<string[]> =>
  part.evaluate((element) =>
    [...element.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )

export const createLinkReader = (page: Page): (() => Promise<string[]>) => {
  let menu: string[] | undefined
  const readMenu = async (account: Locator): Promise<string[]> => {
    await account.click()
    const items = page.getByRole('menu')
    await expect(items).toBeVisible()
    const links = await readAnchors(items)
    await page.keyboard.press('Escape')
    return links
  }
  return async () => {
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' })
    const hasMenu = await account.isVisible()
    if (hasMenu) menu ??= await readMenu(account)
    return [...(await readAnchors(page.locator('body'))), ...(hasMenu ? (menu ?? []) : [])]
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)

/**
 * Of several matching routes, the one with the most literal characters wins: `/credits/repeat-order` over
 * `/credits/:id/:paymentmethod?`.
 */
const routeOf = (routes: readonly PublishedRoute[], pathname: string): string =>
  routes
    .filter(({ path }) => patternOf(path).test(pathname))
    .sort((a, b) => b.path.replace(/:\w+\??/g, '').length - a.path.replace(/:\w+\??/g, '').length)[0]?.id ??
  pathname

interface Seen {
  routes: readonly PublishedRoute[]
  home: string
  links: ReadonlyMap<string, readonly string[]>
}

export const findOutOfReach = ({ routes, home, links }: Seen): string[] => {
  const linksOf = new Map<string, Set<string>>()
  for (const [from, targets] of links) {
    const id = routeOf(routes, from)
    const known = linksOf.get(id) ?? new Set()
    linksOf.set(id, known)
    for (const target of targets) known.add(routeOf(routes, target))
  }
  const after = (ids: ReadonlySet<string>) =>
    new Set([...ids, ...[...ids].flatMap((id) => [...(linksOf.get(id) ?? [])])])
  const reached = after(after(new Set([routeOf(routes, home)])))
  return routes.map(({ id }) => id).filter((id) => !reached.has(id))
}
