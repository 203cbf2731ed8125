import { escapeMalformedUrl, collapseLeadingSlashes } from './normalizeUrl'

it('[ERROR-04] escapes a URL that cannot be decoded', () => {
  expect(escapeMalformedUrl('/%E0%A4%A?a=%zz')).toBe('/%25E0%25A4%25A?a=%25zz')
  expect(escapeMalformedUrl('/chats?text=100%')).toBe('/chats?text=100%')
  expect(escapeMalformedUrl('/landers/gallery/caf%C3%A9')).toBe('/landers/gallery/caf%C3%A9')
})

it('[ERROR-04] redirects several leading slashes to the page, never to another host', () => {
  expect(collapseLeadingSlashes('//members?a=//b')).toBe('/members?a=//b')
  expect(collapseLeadingSlashes('/\\evil.example')).toBe('/evil.example')
  expect(collapseLeadingSlashes('/members')).toBeNull()
})
