import { render, screen } from '@testing-library/react'
import { AdminContext, ResourceContextProvider } from 'react-admin'
import type { DataProvider } from 'react-admin'
import { i18nProvider } from '../i18n/i18nProvider'
import { InboxList } from './InboxList'

const conversation = {
  id: 7,
  fictional: { id: 1, name: 'Sofia' },
  member: { id: 2, name: 'Marco' },
  language: 'it',
  unread: 3,
  last_at: '2026-11-27T10:00:00.000Z',
}
const dataProvider = {
  getList: () => Promise.resolve({ data: [conversation], pageInfo: { hasNextPage: false } }),
} as unknown as DataProvider

it('shows who waits for which fictional profile, and the rule for answers', async () => {
  render(
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="inbox">
        <InboxList />
      </ResourceContextProvider>
    </AdminContext>,
  )
  expect(await screen.findByText('Marco')).toBeTruthy()
  expect(screen.getByText('Sofia')).toBeTruthy()
  expect(screen.getByText(/Members see that these profiles are fictional/)).toBeTruthy()
})
