import { screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { renderPage } from '../testing/renderPage'
import { PaymentList } from './PaymentList'

const show = (isPhone: boolean) => {
  window.matchMedia = ((query: string) => ({
    matches: isPhone && query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof window.matchMedia
  const getList = () => Promise.resolve({ data: [], pageInfo: { hasNextPage: false } })
  return renderPage(
    <ResourceContextProvider value="payments">
      <PaymentList />
    </ResourceContextProvider>,
    { dataProvider: { getList } },
  )
}

it.each([
  ['folds the filters except the reference on a phone', true, 0],
  ['shows the usual filters on a wider window', false, 1],
])('%s', async (_, isPhone, count) => {
  show(isPhone)
  expect(await screen.findByLabelText(/^Reference/)).toBeVisible()
  expect(screen.queryAllByLabelText('State')).toHaveLength(count)
  expect(screen.getByRole('button', { name: /filter/i })).toBeVisible()
})
