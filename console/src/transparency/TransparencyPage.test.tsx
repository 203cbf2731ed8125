import { screen } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { TransparencyPage } from './TransparencyPage'

it('shows the figures of the period, and explains a period that is too long', async () => {
  const figure = { figure: 'accounts restricted', detail: 'spam', value: 1200 }
  const calls = fakeServer({ getTransparency: () => ({ figures: [figure] }) })
  const user = renderPage(<TransparencyPage />)
  expect(await screen.findByText('1,200')).toBeVisible()
  expect(calls).toHaveLength(1)
  await user.clear(screen.getByLabelText('First day'))
  await user.type(screen.getByLabelText('First day'), '2020-01-01')
  expect(screen.getByText(/at most 366 days/)).toBeVisible()
  expect(screen.queryByText('1,200')).toBeNull()
})
