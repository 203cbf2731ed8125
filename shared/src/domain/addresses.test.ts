import { loginFrom } from './addresses'

it.each([
  ['/members/12', '', '/login?return=%2Fmembers%2F12'],
  ['/members', '?min_age=30', '/login?return=%2Fmembers%3Fmin_age%3D30'],
  ['/members/12/signup', '?ref=a', '/login?return=%2Fmembers%2F12'],
  ['/members/12/landing', '', '/login?return=%2Fmembers%2F12'],
  ['/members-of-nobody', '', '/login'],
  ['/signup', '?ref=a', '/login'],
  ['/', '', '/login'],
])('[ROUTE-27] log-in from %s%s is %s', (pathname, search, expected) => {
  expect(loginFrom({ pathname, search })).toBe(expected)
})
