import { screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { renderPage } from '../testing/renderPage'
import { ReportList } from './ReportList'

it('shows that a report is automatic', async () => {
  const report = {
    ...{ id: 'R-2', reference: 'R-2', kind: 'copies', reason: 'spam' },
    ...{ profile: { id: 7, name: 'Anna' }, reporter: null, created_at: '2026-11-27T10:00:00.000Z' },
  }
  const getList = () => Promise.resolve({ data: [report], pageInfo: { hasNextPage: false } })
  renderPage(
    <ResourceContextProvider value="reports">
      <ReportList />
    </ResourceContextProvider>,
    { dataProvider: { getList: getList as never } },
  )
  expect(await screen.findByText('Copied first messages')).toBeVisible()
  expect(screen.getByText('The site, automatically')).toBeVisible()
})

it('names the house rule of a report', async () => {
  const report = {
    id: 'R-1',
    reference: 'R-1',
    kind: 'photo',
    reason: 'underage',
    profile: { id: 7, name: 'Anna' },
    reporter: null,
    created_at: '2026-11-27T10:00:00.000Z',
  }
  const getList = () => Promise.resolve({ data: [report], pageInfo: { hasNextPage: false } })
  renderPage(
    <ResourceContextProvider value="reports">
      <ReportList />
    </ResourceContextProvider>,
    { dataProvider: { getList: getList as never } },
  )
  expect(await screen.findByText('Minors')).toBeVisible()
  expect(screen.getByRole('link', { name: 'R-1' })).toBeVisible()
})
