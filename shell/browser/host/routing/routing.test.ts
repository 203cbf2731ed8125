import { addresses } from '@duetto/shared/domain'
import { publishedRoutes, siteRoutes } from '../../../testing/siteRoutes'
import { guardRoute } from './guard'
import { createRouteTable } from './routeTable'
import { isTokenPage } from './tokenPages'

const routeOf = (path: string) => {
  const match = siteRoutes.match(path)
  if (!match) throw new Error(`no route for ${path}`)
  return match.route
}

describe('the route table', () => {
  it.each([
    ['/', 'index'],
    ['/members', 'members'],
    ['/members/12', 'members-id'],
    ['/likes/m/12', 'likes-m-id'],
    ['/likes/matches', 'likes-type'],
    ['/members/12/chat', 'members-id-chat'],
    ['/credits/repeat-order', 'repeat-order'],
    ['/credits/p1/paypal', 'credits-id'],
    ['/landers/gallery', 'landers-gallery'],
    ['/landers/gallery/she-milano', 'landers-gallery'],
    ['/pages/terms', 'pages-terms'],
    ['/compliance-statement', 'token'],
  ])('[ROUTE-01] %s is %s', (path, id) => expect(routeOf(path).id).toBe(id))

  it('[ERROR-04] has no match for unknown paths and tokens', () => {
    expect(siteRoutes.match('/members/12/nothing/here')).toBeNull()
    expect(isTokenPage('wp-login')).toBe(false)
  })

  it.each([
    '/members/abc',
    '/members/0',
    '/members/abc/chat',
    '/members/abc/landing',
    '/chats/abc',
    '/likes/foo',
    '/likes/m/x',
    '/credits/p9',
    '/credits/p0/nonsense',
    '/transactions/abc',
    '/landers/video/Bad%20Slug!',
  ])('[ERROR-04] has no match for %s', (path) => expect(siteRoutes.match(path)).toBeNull())

  it.each(['/transactions', '/landers/video', '/landers/gallery/she-milano', '/likes/sent', '/credits/p3'])(
    '[ERROR-04] has a match for %s',
    (path) => expect(siteRoutes.match(path)).not.toBeNull(),
  )

  it('[CONFIG-05] has each page once, with its access', () => {
    const { all } = siteRoutes
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
    expect(routeOf('/chats').access).toBe('members')
  })

  it('prefers literal segments to parameters, in any order of publication', () => {
    const one = { 'mf-chat': { any: { path: '/:any/:id' } }, 'mf-members': { clubs: { path: '/clubs/new' } } }
    const other = { 'mf-members': one['mf-members'], 'mf-chat': one['mf-chat'] }
    for (const published of [one, other])
      expect(createRouteTable(published).match('/clubs/new')?.route).toMatchObject({
        id: 'clubs',
        owner: 'mf-members',
      })
  })

  it('includes a page that a remote adds', () => {
    const clubs = { path: '/clubs/:id', params: { id: 'number' as const } }
    const table = createRouteTable({
      ...publishedRoutes,
      'mf-members': { ...publishedRoutes['mf-members'], clubs },
    })
    expect(siteRoutes.match('/clubs/4')).toBeNull()
    expect(table.match('/clubs/4')).toMatchObject({ params: { id: '4' }, route: { owner: 'mf-members' } })
    expect(table.match('/clubs/x')).toBeNull()
  })

  const fixed = Object.values(addresses).map((address) =>
    typeof address === 'string' ? address : (address as (value: never) => string)(7 as never),
  )
  it.each([...fixed, addresses.signUp(), addresses.login()])(
    'has a page for each fixed address: %s',
    (address) => expect(siteRoutes.match(address.split(/[?#]/)[0] ?? '')?.route.owner).toMatch(/^mf-/),
  )
})

describe('the route guard', () => {
  const at = { pathname: '/chats', search: '?a=1', hash: '#new' }
  it('redirects a visitor from a members’ page to login, with the return address', () => {
    expect(guardRoute(routeOf('/chats'), 'visitor', at)).toEqual({
      show: false,
      redirect: '/login?return=%2Fchats%3Fa%3D1%23new',
    })
    expect(guardRoute(routeOf('/chats'), 'member', at)).toEqual({ show: true })
    expect(guardRoute(routeOf('/chats'), 'unknown', at)).toEqual({ show: false, redirect: null })
    expect(guardRoute(routeOf('/members'), 'visitor', at)).toEqual({ show: true })
  })

  it('[ROUTE-27] redirects a member from login to the return address or to the search', () => {
    const login = (search: string, hash = '') =>
      guardRoute(routeOf('/login'), 'member', { pathname: '/login', search, hash })
    expect(login('?return=%2Fchats%2F4')).toMatchObject({ redirect: '/chats/4' })
    expect(login('?return=%2Fchats%2F4', '#new')).toMatchObject({ redirect: '/chats/4#new' })
    expect(login('')).toMatchObject({ redirect: '/members' })
    expect(login('?return=%2Flogin%3Fa%3D1')).toMatchObject({ redirect: '/members' })
    expect(guardRoute(routeOf('/'), 'member', { pathname: '/', search: '', hash: '' })).toMatchObject({
      redirect: '/members',
    })
  })
})
