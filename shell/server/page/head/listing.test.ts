import { routeOf, siteRoutes } from '../../../testing/siteRoutes'
import { contract as landers } from '../../../../mf-landers/src/contract'
import { contract as members } from '../../../../mf-members/src/contract'
import { contract as payments } from '../../../../mf-payments/src/contract'
import { contract as signup } from '../../../../mf-signup/src/contract'
import { contract as chat } from '../../../../mf-chat/src/contract'
import type { RouteDeclaration } from '@duetto/shared/platform'
import { listingOf } from './listing'

const declared: Record<string, RouteDeclaration> = Object.assign(
  {},
  ...[chat, landers, members, payments, signup].map(({ routes }) => routes),
)
const listed = siteRoutes.all.filter((route) => {
  const head = { title: undefined, description: undefined, isListed: declared[route.id]?.isListed ?? false }
  const url = new URL(`http://page${route.path}`)
  return listingOf({ route, head, url, origin: 'http://page', locales: ['en'] }) !== null
})

it('lists public pages and no page that shows people', () => {
  const paths = listed.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/pricing', '/signup', '/login', '/pages/terms']))
  expect(
    paths.filter((path) => /:id|members|chats|likes|profile|reset|activate|unsubscribe/.test(path)),
  ).toEqual([])
  expect(listed.filter(({ access }) => access === 'members')).toEqual([])
})

it('never lists a members’ page, even if its contract declares it', () => {
  const head = { title: undefined, description: undefined, isListed: true }
  const url = new URL('http://page/chats')
  expect(listingOf({ route: routeOf('chats'), head, url, origin: 'http://page', locales: ['en'] })).toBeNull()
})
