import { screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { renderPage } from '../testing/renderPage'
import { InboxList } from './InboxList'

const conversation = {
  id: 7,
  fictional: { id: 1, name: 'Sofia' },
  member: { id: 2, name: 'Marco' },
  language: 'it',
  unread: 3,
  last_at: '2026-11-27T10:00:00.000Z',
}
const show = (rows: object[]) => {
  const getList = () => Promise.resolve({ data: rows, pageInfo: { hasNextPage: false } })
  renderPage(
    <ResourceContextProvider value="inbox">
      <InboxList />
    </ResourceContextProvider>,
    { dataProvider: { getList: getList as never } },
  )
}

it('shows which member waits for which fictional profile, and the rule for answers', async () => {
  show([conversation])
  expect(await screen.findByRole('link', { name: 'Marco' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/inbox\/7\/show$/),
  )
  expect(screen.getByText('Sofia')).toBeVisible()
  expect(screen.getByText(/Members see that these profiles are fictional/)).toBeVisible()
})

it('shows a message if no conversation waits', async () => {
  show([])
  expect(await screen.findByText('No entries')).toBeVisible()
})
