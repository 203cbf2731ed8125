import { loginFrom } from './addresses'

it.each([
  ['/members/12', '', '/login?return=%2Fmembers%2F12'],
  ['/members', '?min_age=30', '/login?return=%2Fmembers%3Fmin_age%3D30'],
  ['/members/12/signup', '?ref=a', '/login?return=%2Fmembers%2F12'],
  ['/members/12/landing', '', '/login?return=%2Fmembers%2F12'],
  ['/members-of-nobody', '', '/login'],
  ['/signup', '?ref=a', '/login'],
  ['/', '', '/login'],
])('[ROUTE-27] login from %s%s is %s', (pathname, search, expected) => {
  expect(loginFrom({ pathname, search })).toBe(expected)
})

it('[ROUTE-27] login returns to the same fragment of the page', () => {
  const place = { pathname: '/members/12', search: '?a=1', hash: '#photos' }
  expect(loginFrom(place)).toBe('/login?return=%2Fmembers%2F12%3Fa%3D1%23photos')
})
