import { screen } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { AnswersPage } from './AnswersPage'
import { formatWait } from './formatWait'

const sofia = { id: 1, name: 'Sofia' }
const byProfile = { fictional: sofia, shift: null, answers: 1200, median_wait_seconds: 5400 }
const byShift = { fictional: null, shift: '2026-11-27T16:00:00.000Z', answers: 3, median_wait_seconds: null }

it('shows figures by profile, and by shift', async () => {
  let rows: (typeof byProfile | typeof byShift)[] = [byProfile]
  fakeServer({ getAnswerFigures: () => ({ rows }) })
  const user = renderPage(<AnswersPage />)
  expect(await screen.findByRole('link', { name: 'Sofia' })).toBeVisible()
  expect(screen.getByText('1,200')).toBeVisible()
  expect(screen.getByText('1.5 hrs')).toBeVisible()
  rows = [byShift]
  await user.click(screen.getByLabelText('Group by'))
  await user.click(screen.getByRole('option', { name: 'Shift of eight hours' }))
  expect(await screen.findByText(/^27 Nov 2026, 16:00.*28 Nov 2026, 00:00$/)).toBeVisible()
  expect(screen.getByText('–')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sofia' })).toBeNull()
})

it.each([
  [0, '0 secs'],
  [59, '59 secs'],
  [90, '1.5 mins'],
  [660, '11 mins'],
  [200_000, '2.3 days'],
])('shows %s seconds as %s', (seconds, shown) => {
  expect(formatWait(seconds)).toBe(shown)
})
