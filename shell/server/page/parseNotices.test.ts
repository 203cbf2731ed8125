/** @jest-environment node */
import { parseNotices } from './parseNotices'

it.each([
  ['a browser that has not told yet: what it tells nearly every member at first', undefined, ['push']],
  ['nothing to tell', 'none', []],
  ['several notices', 'push.photo', ['photo', 'push']],
  ['a name that there is none of', '<b>.photo', ['photo']],
] as const)('[ALERT-04] reserves space for %s', (_case, cookie, notices) => {
  expect([...parseNotices(cookie)].sort()).toEqual(notices)
})
