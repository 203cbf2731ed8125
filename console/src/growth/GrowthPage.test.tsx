import { screen, waitFor, within } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { GrowthPage } from './GrowthPage'

const show = () => {
  const revenue = [{ currency: 'EUR', amount_minor: 123_450 }]
  fakeServer({
    getWeeks: () => ({
      weeks: [
        { week: '2026-02-23', sign_ups: 40, activations: 30, after_1: 10, after_4: null, revenue },
        { week: '2026-03-02', sign_ups: 8, activations: 5, after_1: null, after_4: null, revenue: [] },
      ],
    }),
  })
  return renderPage(<GrowthPage />)
}

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never
})

it('shows each week as a chart and a row, the latest first, without shares that are not known yet', async () => {
  show()
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

it('downloads the weeks as CSV', async () => {
  let saved = new Blob()
  const createObjectURL = (blob: Blob) => {
    saved = blob
    return 'blob:weeks'
  }
  Object.assign(URL, { createObjectURL })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  expect(click.mock.contexts).toMatchObject([{ download: 'weeks-2026-03-02.csv' }])
  const reader = new FileReader()
  reader.readAsText(saved)
  await waitFor(() =>
    expect(String(reader.result).split('\r\n')).toEqual([
      'week,sign_ups,activations,after_1,after_4,EUR',
      '2026-02-23,40,30,10,,1234.5',
      '2026-03-02,8,5,,,0',
      '',
    ]),
  )
  click.mockRestore()
})
