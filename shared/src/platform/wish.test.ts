import { timings } from '../domain'
import { dropWish, readWish, storeWish } from './wish'

const now = Date.UTC(2026, 2, 1)
beforeEach(() => sessionStorage.clear())

it('stores a visitor’s wish for half an hour', () => {
  storeWish({ kind: 'message', profileId: 3, text: 'Good evening' }, now)
  expect(readWish(now + timings.wishMs)).toEqual({ kind: 'message', profileId: 3, text: 'Good evening' })
  expect(readWish(now + timings.wishMs + 1)).toBeNull()
})

it('removes a dropped wish, and replaces a wish with the next', () => {
  storeWish({ kind: 'like', profileId: 3 }, now)
  storeWish({ kind: 'gift', profileId: 4 }, now)
  expect(readWish(now)).toEqual({ kind: 'gift', profileId: 4 })
  dropWish()
  expect(readWish(now)).toBeNull()
})

it.each([
  'nonsense',
  'null',
  '{"kind":"pay","profileId":3,"at":1}',
  '{"kind":"like","profileId":"3","at":1}',
  '{"kind":"like","profileId":3}',
  '{"kind":"message","profileId":3,"text":5,"at":1}',
])('ignores %s in the storage', (stored) => {
  sessionStorage.setItem('duetto-wish', stored)
  expect(readWish(1)).toBeNull()
})

it('works without storage', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeWish({ kind: 'like', profileId: 3 }, now)
  refused.mockRestore()
  expect(readWish(now)).toBeNull()
})
