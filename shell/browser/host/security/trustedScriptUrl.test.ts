import { trustedScriptUrl } from './trustedScriptUrl'

it.each(['/r/mf-chat/b1/entry.1.js', `${location.origin}/sw.js?v=2`, 'http://localhost:3002/entry.js'])(
  '[SPLIT-03] accepts a URL of this site: %s',
  (address) => expect(trustedScriptUrl(address)).toBe(address),
)

it.each([
  'https://evil.example/entry.js',
  '//evil.example/entry.js',
  'data:text/javascript,alert(1)',
  'blob:x',
])('[SPLIT-03] rejects a foreign URL: %s', (address) =>
  expect(() => trustedScriptUrl(address)).toThrow(TypeError),
)
