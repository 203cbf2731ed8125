import type { FunnelGrouping, FunnelRow } from '@duetto/shared/domain'
import { funnelSteps } from '@duetto/shared/domain'
import { fireEvent, screen, within } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { MarketingPage } from './MarketingPage'

const row = (name: string, view: number, over: Partial<FunnelRow> = {}): FunnelRow => ({
  lander: null,
  name,
  counts: Object.fromEntries(
    funnelSteps.map((step, index) => [step, Math.floor(view / (index + 1))]),
  ) as FunnelRow['counts'],
  interval: { low: 0.2, high: 0.3 },
  is_winner: false,
  ...over,
})

const show = (rows: FunnelRow[], by: FunnelGrouping = 'lander') => {
  const calls = fakeServer({ getFunnel: () => ({ from: '2026-03-01', to: '2026-03-30', by, rows }) })
  const user = renderPage(<MarketingPage />)
  return { calls, user }
}

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never
})

it('shows each lander with the visits that reached each step and their share', async () => {
  show([row('gallery', 1200), row('video', 40)])
  const table = await screen.findByRole('table', { name: 'Visits by step' })
  const cells = within(within(table).getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')
  expect(cells.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['gallery', '1,200 ', '600 50%'])
  expect(screen.getByRole('img', { name: /Chart of the visits/ })).toBeVisible()
})

it('names a winner of a test, or that it is undecided', async () => {
  const variant = (lander: string, name: string, over = {}) => row(name, 100, { lander, ...over })
  const { user } = show(
    [
      variant('gallery', 'a'),
      variant('gallery', 'b', { is_winner: true }),
      variant('video', 'a'),
      variant('video', 'b'),
    ],
    'variant',
  )
  await user.click(await screen.findByRole('combobox', { name: 'Group by' }))
  await user.click(screen.getByRole('option', { name: 'Variant' }))
  const table = await screen.findByRole('table')
  expect(await within(table).findByRole('columnheader', { name: 'Result' })).toBeVisible()
  const results = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((each) => within(each).getAllByRole('cell')[2]?.textContent)
  expect(results).toEqual(['–', 'Winner', 'Undecided', 'Undecided'])
  expect(within(table).getAllByText('25% (20% to 30%)')).toHaveLength(4)
})

it('explains an empty period, and refuses one that ends before it begins', async () => {
  const { calls } = show([])
  expect(await screen.findByText(/No visits in this period/)).toBeVisible()
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2001-01-01' } })
  expect(screen.getByRole('alert')).toHaveTextContent(/at most 400 days/)
  expect(calls).toHaveLength(1)
})

it('downloads the table as CSV', async () => {
  const blobs: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = show([row('gallery', 10)])
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  expect(click).toHaveBeenCalledTimes(1)
  expect(blobs).toHaveLength(1)
  click.mockRestore()
})
