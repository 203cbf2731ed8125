import { timings } from '../domain'
import { dropPendingAction, readPendingAction, storePendingAction } from './pendingAction'

const now = Date.UTC(2026, 2, 1)
beforeEach(() => sessionStorage.clear())

it('stores an action for half an hour', () => {
  storePendingAction({ kind: 'message', profileId: 3, text: 'Good evening' }, now)
  expect(readPendingAction(now + timings.pendingActionMs)).toEqual({
    kind: 'message',
    profileId: 3,
    text: 'Good evening',
  })
  expect(readPendingAction(now + timings.pendingActionMs + 1)).toBeNull()
})

it('replaces an action with the next and removes a dropped one', () => {
  storePendingAction({ kind: 'like', profileId: 3 }, now)
  storePendingAction({ kind: 'gift', profileId: 4 }, now)
  expect(readPendingAction(now)).toEqual({ kind: 'gift', profileId: 4 })
  dropPendingAction()
  expect(readPendingAction(now)).toBeNull()
})

it.each([
  'nonsense',
  'null',
  '{"kind":"pay","profileId":3,"at":1}',
  '{"kind":"like","profileId":"3","at":1}',
  '{"kind":"like","profileId":3}',
  '{"kind":"like","profileId":3,"others":[4,"5"],"at":1}',
  '{"kind":"message","profileId":3,"text":5,"at":1}',
])('ignores %s in the storage', (stored) => {
  sessionStorage.setItem('duetto-wish', stored)
  expect(readPendingAction(1)).toBeNull()
})

it('works without storage', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storePendingAction({ kind: 'like', profileId: 3 }, now)
  refused.mockRestore()
  expect(readPendingAction(now)).toBeNull()
})
