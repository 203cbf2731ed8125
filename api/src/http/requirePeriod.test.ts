import { requirePeriod } from './requirePeriod'

it.each([
  ['2026-03-01', 'is more than 29 days before the last day'],
  ['2026-04-01', 'is after the last day'],
])('refuses a period from %s, with the reason', (from, reason) => {
  const days = (first: string) => () => requirePeriod({ from: first, to: '2026-03-31' }, 30)
  expect(days(from)).toThrow(expect.objectContaining({ details: { field: 'from', reason } }))
  expect(days('2026-03-02')).not.toThrow()
})
