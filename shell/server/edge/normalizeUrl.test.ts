import { readableAddress, withoutSlashes } from './normalizeUrl'

it('[ERROR-04] an address that cannot be decoded is looked for as it stands', () => {
  expect(readableAddress('/%E0%A4%A?a=%zz')).toBe('/%25E0%25A4%25A?a=%25zz')
  expect(readableAddress('/chats?text=100%')).toBe('/chats?text=100%')
  expect(readableAddress('/landers/gallery/caf%C3%A9')).toBe('/landers/gallery/caf%C3%A9')
})

it('[ERROR-04] several slashes lead to the page, never to another host', () => {
  expect(withoutSlashes('//members?a=//b')).toBe('/members?a=//b')
  expect(withoutSlashes('/\\evil.example')).toBe('/evil.example')
  expect(withoutSlashes('/members')).toBeNull()
})
