import { memberStorage } from '../domain'
import { readWaitingMessage, storeWaitingMessage } from './waitingMessage'

const order = { payment: 5, sends: true, at: 0 }
const waiting = {
  userId: 1,
  profileId: 3,
  name: 'Sofia',
  key: 'key-3',
  text: 'Good evening',
  credits: 2,
  needsNotice: false,
  order,
}
beforeEach(() => localStorage.clear())

it.each([null, order, { ...order, isInPlace: true }])(
  'reads a stored message with the order %j',
  (stored) => {
    storeWaitingMessage({ ...waiting, order: stored })
    expect(readWaitingMessage(1, 3)).toEqual({ ...waiting, order: stored })
  },
)

it.each([{ package: 'p2', method: 'paypal' }, undefined])(
  '[PAY-03] reads a stored message with the choice %j, and ignores one with an unknown choice',
  (choice) => {
    storeWaitingMessage({ ...waiting, ...(choice && { choice: choice as never }) })
    expect(readWaitingMessage(1, 3)?.choice).toEqual(choice)
    storeWaitingMessage({ ...waiting, choice: { package: 'p9', method: 'paypal' } as never })
    expect(readWaitingMessage(1, 3)).toBeNull()
  },
)

it.each([{ payment: '5' }, { sends: 1 }, { at: '0' }, { isInPlace: 'yes' }])(
  'ignores a stored message with %j in its order',
  (part) => {
    localStorage.setItem(
      `${memberStorage.waiting}1.3`,
      JSON.stringify({ ...waiting, order: { ...order, ...part } }),
    )
    expect(readWaitingMessage(1, 3)).toBeNull()
  },
)
