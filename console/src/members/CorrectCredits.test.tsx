import { screen } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { CorrectCredits } from './CorrectCredits'

it('refuses more than the ceiling of the role and the balance, and repeats a failed call with its key', async () => {
  const calls = fakeServer({ correctCredits: () => ({ status: 503, code: 'unavailable' }) })
  const user = renderPage(<CorrectCredits id={7} balance={10} role="support" />)
  await user.click(screen.getByRole('button', { name: 'Correct credits' }))
  const confirm = () => screen.getByRole('button', { name: 'Correct credits' })
  const credits = screen.getByLabelText(/^Credits to add/)
  expect(credits).toHaveFocus()
  await user.type(screen.getByLabelText(/^Reason/), 'Counted twice')
  for (const refused of ['31', '-11', '0', '1.5']) {
    await user.clear(credits)
    await user.type(credits, refused)
    expect(confirm()).toBeDisabled()
  }
  await user.clear(credits)
  await user.type(credits, '-10')
  expect(screen.getByText('New balance: 0')).toBeVisible()
  await user.click(confirm())
  await user.click(confirm())
  expect(calls).toHaveLength(2)
  expect(calls[0]).toMatchObject({ body: { id: 7, credits: -10, reason: 'Counted twice' } })
  expect(calls[1]).toEqual(calls[0])
})

it('is not offered to moderators', () => {
  renderPage(<CorrectCredits id={7} balance={10} role="moderator" />)
  expect(screen.queryByRole('button')).toBeNull()
})
