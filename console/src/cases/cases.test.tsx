import { screen } from '@testing-library/react'
import { Notification, ResourceContextProvider } from 'react-admin'
import type { ReactElement } from 'react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { AppealList } from './AppealList'
import { ComplaintList } from './ComplaintList'

const created_at = '2026-11-27T10:00:00.000Z'
const show = (page: ReactElement, resource: string, rows: object[]) => {
  const getList = () => Promise.resolve({ data: rows, pageInfo: { hasNextPage: false } })
  return renderPage(
    <ResourceContextProvider value={resource}>
      {page}
      <Notification />
    </ResourceContextProvider>,
    { dataProvider: { getList: getList as never } },
  )
}

it('decides an appeal with a text for the member, and shows why a decision was refused', async () => {
  const appeal = {
    id: 5,
    photo: 5,
    member: { id: 7, name: 'Anna' },
    refusal: 'contact',
    is_refused_by_program: false,
    text: 'A bus.',
    created_at,
  }
  const calls = fakeServer({ decideAppeal: () => ({ status: 403, code: 'own_decision' }) })
  const user = show(<AppealList />, 'appeals', [appeal])
  expect(await screen.findByText('Contains contact details')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Approve the photo' }))
  await user.type(screen.getByLabelText(/^Decision as the member reads it/), 'You are right.')
  await user.click(screen.getByRole('button', { name: 'Approve the photo' }))
  const body = { photo: 5, status: 'overturned', decision: 'You are right.' }
  expect(calls).toEqual([{ name: 'decideAppeal', body }])
  expect(await screen.findByText(/Another operator has to answer/)).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('answers a complaint in its language', async () => {
  const complaint = {
    id: 'C-1',
    reference: 'C-1',
    member: null,
    name: 'Ben',
    email: 'b•••@site.test',
    subject: 'payment',
    text: 'I was billed twice.',
    language: 'de',
    created_at,
  }
  const calls = fakeServer({ answerComplaint: () => ({ ok: true }) })
  const user = show(<ComplaintList />, 'complaints', [complaint])
  expect(await screen.findByText('A payment')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await user.type(screen.getByLabelText(/^Answer, in the language of the complaint \(de\)/), 'Erstattet.')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  expect(calls).toEqual([{ name: 'answerComplaint', body: { reference: 'C-1', answer: 'Erstattet.' } }])
})

it.each([
  ['appeals', <AppealList key="appeals" />],
  ['complaints', <ComplaintList key="complaints" />],
])('shows that there are no %s', async (resource, page) => {
  show(page, resource, [])
  expect(await screen.findByText('No entries')).toBeVisible()
})
