/** @jest-environment-options {"url": "https://site.example/"} */
import { trustedScriptUrl } from './trustedScriptUrl'

it.each(['/r/mf-chat/b1/entry.1.js', 'https://site.example/sw.js?v=2'])(
  '[SPLIT-03] a live site accepts its own URL: %s',
  (address) => expect(trustedScriptUrl(address)).toBe(address),
)

it.each([
  'http://localhost:3002/entry.js',
  'http://site.example/entry.js',
  'https://site.example:8443/entry.js',
  'https://www.site.example/entry.js',
])('[SPLIT-03] a live site rejects another origin: %s', (address) =>
  expect(() => trustedScriptUrl(address)).toThrow(TypeError),
)
