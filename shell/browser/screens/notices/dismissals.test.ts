import { dismiss, dismissedAt, isDismissed } from './dismissals'

beforeEach(() => localStorage.clear())

it('[ALERT-06] stores a dismissal with its time', () => {
  expect(dismissedAt('photo')).toBeNull()
  dismiss('photo', 1_700_000_000_000)
  expect(dismissedAt('photo')).toBe(1_700_000_000_000)
  expect(isDismissed('photo', 1_700_000_000_000 + 6 * 86_400_000)).toBe(true)
  expect(isDismissed('photo', 1_700_000_000_000 + 8 * 86_400_000)).toBe(false)
})

it('[ALERT-06] a dismissed notice returns once, after a week', () => {
  const now = 1_700_000_000_000
  const week = 7 * 86_400_000
  dismiss('photo', now)
  expect(isDismissed('photo', now + week - 1)).toBe(true)
  expect(isDismissed('photo', now + week + 1)).toBe(false)
  dismiss('photo', now + week + 1)
  expect(isDismissed('photo', now + 100 * week)).toBe(true)
})
