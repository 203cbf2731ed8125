import { internalPath, returnPath } from './internalPath'

it.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/a\\b',
  'javascript:alert(1)',
  '/api/users',
  '/MEDIA/photos/1',
  '/r/mf-chat/b1/entry.js',
  '/%72egistry/remotes.json',
  '/metrics',
  '',
  null,
])('[ACCOUNT-02] rejects %s, which is not a page of the site, and does not open it after login', (given) => {
  expect(internalPath(given)).toBeNull()
  expect(returnPath(given)).toBe('/members')
})

it.each([
  ['/login?return=/login', '/members'],
  ['/login/', '/members'],
  ['/login-help', '/login-help'],
  ['/chats/4?a=1#new', '/chats/4?a=1#new'],
])('[ACCOUNT-02] after login with return path %s, opens %s', (given, expected) =>
  expect(returnPath(given)).toBe(expected),
)
