import type { Outcome } from './types'

interface TestCard {
  number: string
  label: string
  hint: string
  outcome: Outcome | 'challenge'
  afterChallenge?: Outcome
  failsLater?: true
}

/** Any expiry date and security code are accepted. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Accepted', hint: 'is paid immediately', outcome: 'ok' },
  {
    number: '4000000000003220',
    label: '3-D Secure',
    hint: 'asks for confirmation first',
    outcome: 'challenge',
  },
  { number: '4000000000000077', label: 'Pending', hint: 'is paid after a few seconds', outcome: 'pending' },
  { number: '4000000000000002', label: 'Declined', hint: 'is declined by the bank', outcome: 'declined' },
  {
    number: '4000008400001629',
    label: '3-D Secure, then declined',
    hint: 'asks for confirmation, then is declined anyway',
    outcome: 'challenge',
    afterChallenge: 'declined',
  },
  {
    number: '4000000000009995',
    label: 'Insufficient funds',
    hint: 'has no money on it',
    outcome: 'insufficient_funds',
  },
  { number: '4000000000009987', label: 'Lost', hint: 'was reported lost', outcome: 'card_lost' },
  { number: '4000000000000069', label: 'Expired', hint: 'has expired', outcome: 'card_expired' },
  {
    number: '4000000000000341',
    label: 'Paid once',
    hint: 'is paid; repeating the order is declined',
    outcome: 'ok',
    failsLater: true,
  },
]

export const findCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replace(/\D/g, ''))

export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
