/** @jest-environment node */
import { parseNotices } from './parseNotices'

it.each([
  ['the first notice of most members, without a cookie', undefined, ['push']],
  ['no notice', 'none', []],
  ['several notices', 'push.photo', ['photo', 'push']],
  ['an unknown name', '<b>.photo', ['photo']],
] as const)('[ALERT-04] reserves space for %s', (_case, cookie, notices) => {
  expect([...parseNotices(cookie)].sort()).toEqual(notices)
})
