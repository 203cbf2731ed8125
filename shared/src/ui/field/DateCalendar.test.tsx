import { screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import DateCalendar from './DateCalendar'

const onChoose = jest.fn()
beforeEach(() => onChoose.mockClear())

const open = (value = '1990-05-14') =>
  renderRemote(<DateCalendar value={value} latest="2008-03-20" onChoose={onChoose} />)
const focusedDay = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null

it.each([
  ['{ArrowRight}', 'Tuesday, May 15, 1990'],
  ['{ArrowLeft}', 'Sunday, May 13, 1990'],
  ['{ArrowDown}', 'Monday, May 21, 1990'],
  ['{ArrowUp}', 'Monday, May 7, 1990'],
  ['{PageDown}', 'Thursday, June 14, 1990'],
  ['{PageUp}', 'Saturday, April 14, 1990'],
])('starts at the value, and %s moves the focus to %s', async (key, day) => {
  const { user } = open()
  expect(focusedDay()).toBe('Monday, May 14, 1990')
  await user.keyboard(key)
  expect(focusedDay()).toBe(day)
})

it('chooses the focused day with Enter', async () => {
  const { user } = open()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(onChoose).toHaveBeenCalledWith('1990-05-15')
})

it('opens at the latest day without a value, and does not go beyond it', async () => {
  const { user } = open('')
  expect(screen.getByRole('button', { name: 'Friday, March 21, 2008' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Thursday, March 20, 2008' }))
  expect(onChoose).toHaveBeenCalledWith('2008-03-20')
})

it('changes month and year by list', async () => {
  const { user } = open()
  await user.selectOptions(screen.getByLabelText('Year'), '1971')
  await user.selectOptions(screen.getByLabelText('Month'), 'December')
  await user.click(screen.getByRole('button', { name: 'Friday, December 31, 1971' }))
  expect(onChoose).toHaveBeenCalledWith('1971-12-31')
})
