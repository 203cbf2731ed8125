import { screen, within } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { BooksPage } from './BooksPage'

const reconciled_at = '2026-11-28T00:10:00.000Z'
const agreed = Array.from({ length: 9 }, (_, index) => ({
  day: `2026-11-${27 - index}`,
  reconciled_at,
  orders: 4,
  differences: 0,
}))

it('[PAY-03] shows past days with differences, however old, and opens one', async () => {
  const days = [...agreed, { day: '2026-11-02', reconciled_at, orders: 1200, differences: 2 }]
  const calls = fakeServer({
    listReconciliations: () => ({ days }),
    reconcileDay: () => ({ totals: [], differences: [] }),
  })
  const user = renderPage(<BooksPage />)
  const row = within(await screen.findByRole('row', { name: /2 Nov 2026 1,200/ }))
  expect(row.getByText('2 differences')).toBeVisible()
  expect(screen.getAllByText('Agree')).toHaveLength(7)
  await user.click(row.getByRole('button', { name: '2 Nov 2026' }))
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-02')
  expect(calls.filter(({ name }) => name === 'reconcileDay')).toHaveLength(2)
})
