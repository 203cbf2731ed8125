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
it('shows who waits for which fictional profile, and the rule for answers', async () => {
  const getList = () => Promise.resolve({ data: [conversation], pageInfo: { hasNextPage: false } })
  renderPage(
    <ResourceContextProvider value="inbox">
      <InboxList />
    </ResourceContextProvider>,
    { dataProvider: { getList: getList as never } },
  )
  expect(await screen.findByText('Marco')).toBeVisible()
  expect(screen.getByText('Sofia')).toBeVisible()
  expect(screen.getByText(/Members see that these profiles are fictional/)).toBeVisible()
})

it('says that nobody waits', async () => {
  const getList = () => Promise.resolve({ data: [], pageInfo: { hasNextPage: false } })
  renderPage(
    <ResourceContextProvider value="inbox">
      <InboxList />
    </ResourceContextProvider>,
    { dataProvider: { getList: getList as never } },
  )
  expect(await screen.findByText('No entries')).toBeVisible()
})
