import { ownRoutes } from '../../shell/common/ownRoutes.ts'

/** What stands for the parts of an address. */
const parts = {
  ':paymentmethod?': 'paypal',
  ':type': 'matches',
  ':slug?': 'she',
  ':token': 'compliance-statement',
}

/** An address of each route; `/credits/:id` names a package, every other `:id` a member. */
const addressOf = (path, memberId) =>
  path
    .replace('/credits/:id', '/credits/p1')
    .replace('/transactions/:id?', '/transactions')
    .split('/')
    .map((part) => (part === ':id' ? String(memberId) : (parts[part] ?? part)))
    .join('/')

/** Addresses of every route of the site: those of the shell, and those that the live builds declare. */
export const siteAddresses = async (site) => {
  const html = await (await fetch(site)).text()
  const boot = JSON.parse(/<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s.exec(html)[1])
  const search = await (await fetch(`${site}/api/members.php`)).json()
  const [{ id }] = search.profiles
  const ofRemotes = Object.values(boot.routes).flatMap((routes) => Object.values(routes))
  return {
    locales: boot.settings.locales,
    routes: [...ownRoutes, ...ofRemotes].map(({ path, access = 'anyone' }) => ({
      address: addressOf(path, id),
      access,
    })),
  }
}
