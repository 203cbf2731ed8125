import { screen } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { TransparencyPage } from './TransparencyPage'

it('shows the figures of the period in words, and explains a period that is too long', async () => {
  const figures = [
    { figure: 'accounts_restricted' as const, detail: 'spam', value: 1200 },
    { figure: 'notices_upheld' as const, kind: 'photo' as const, detail: 'underage', value: 3 },
    { figure: 'members_active' as const, detail: 'DE', value: 7 },
  ]
  const calls = fakeServer({ getTransparency: () => ({ figures }) })
  const user = renderPage(<TransparencyPage />)
  expect(await screen.findByText('1,200')).toBeVisible()
  expect(screen.getByText('Accounts restricted')).toBeVisible()
  expect(screen.getByText('Spam, advertising or asking for money')).toBeVisible()
  expect(screen.getByText('Photo: Minors')).toBeVisible()
  expect(screen.getByText('DE')).toBeVisible()
  expect(calls).toHaveLength(1)
  await user.clear(screen.getByLabelText('First day'))
  await user.type(screen.getByLabelText('First day'), '2020-01-01')
  expect(screen.getByText(/at most 366 days/)).toBeVisible()
  expect(screen.queryByText('1,200')).toBeNull()
})
