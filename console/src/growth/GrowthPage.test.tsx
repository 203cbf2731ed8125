import { screen, within } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { GrowthPage } from './GrowthPage'

it('shows each week as a chart and a row, the latest first, without shares that are not known yet', async () => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never
  const revenue = [{ currency: 'EUR', amount_minor: 123_450 }]
  fakeServer({
    getWeeks: () => ({
      weeks: [
        { week: '2026-02-23', sign_ups: 40, activations: 30, after_1: 10, after_4: null, revenue },
        { week: '2026-03-02', sign_ups: 8, activations: 5, after_1: null, after_4: null, revenue: [] },
      ],
    }),
  })
  renderPage(<GrowthPage />)
  const table = await screen.findByRole('table', { name: 'Weeks' })
  const rows = within(table).getAllByRole('row').slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
  expect(cells).toEqual([
    ['2 Mar 2026', '8', '5', '–', '–', '–'],
    ['23 Feb 2026', '40', '30', '10 (25%)', '–', '€1,234.50'],
  ])
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'Chart: New members. The table below has the same figures.',
    'Chart: Retention, % of sign-ups. The table below has the same figures.',
    'Chart: Revenue incl. VAT, after refunds and charge-backs. The table below has the same figures.',
  ])
})
