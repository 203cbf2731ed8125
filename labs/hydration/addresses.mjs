import { ownRoutes } from '../../shell/common/ownRoutes.ts'

const parts = {
  ':paymentmethod?': 'paypal',
  ':type': 'matches',
  ':slug?': 'she',
  ':token': 'compliance-statement',
}

const addressOf = (path, memberId) =>
  path
    .replace('/credits/:id', '/credits/p1')
    .replace('/transactions/:id?', '/transactions')
    .split('/')
    .map((part) => (part === ':id' ? String(memberId) : (parts[part] ?? part)))
    .join('/')

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
