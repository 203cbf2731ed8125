/** @jest-environment node */
import { siteRoutes } from '../../../testing/siteRoutes'
import { frameKey } from './frameKey'

const keyOf = (pathname: string): string => frameKey(siteRoutes.match(pathname), pathname)

it('[ROUTE-03] profiles share one frame, and unknown URLs share another', () => {
  expect(keyOf('/members/1')).toBe(keyOf('/members/2'))
  expect(keyOf('/no-such-page')).toBe(keyOf('/nor-this/one'))
})

it('[ROUTE-03] pages with different frames have different keys', () => {
  const paths = ['/members', '/members/1', '/members/1/chat', '/chats', '/transactions', '/transactions/5']
  expect(new Set([...paths, '/pages/terms', '/pages/faq', '/nowhere'].map(keyOf)).size).toBe(9)
})
