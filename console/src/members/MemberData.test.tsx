import { screen } from '@testing-library/react'
import { Notification } from 'react-admin'
import { Route, Routes } from 'react-router'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { EraseButton } from './EraseButton'
import { ExportButton } from './ExportButton'

it('[TRUST-10] erases a member only after a reason and the typed id, and returns to the list', async () => {
  const calls = fakeServer({ eraseMember: () => ({ ok: true }) })
  const user = renderPage(
    <Routes>
      <Route path="/members" element="The list" />
      <Route path="/members/7/show" element={<EraseButton id={7} />} />
    </Routes>,
    { path: '/members/7/show' },
  )
  await user.click(screen.getByRole('button', { name: 'Erase' }))
  await user.type(screen.getByLabelText(/^Reason/), 'Asked by letter')
  await user.type(screen.getByLabelText(/type the member’s id: 7/), '8')
  expect(screen.getByRole('button', { name: 'Erase' })).toBeDisabled()
  await user.clear(screen.getByLabelText(/type the member’s id/))
  await user.type(screen.getByLabelText(/type the member’s id/), '7')
  await user.click(screen.getByRole('button', { name: 'Erase' }))
  expect(await screen.findByText('The list')).toBeVisible()
  expect(calls).toEqual([{ name: 'eraseMember', body: { id: 7, reason: 'Asked by letter' } }])
})

it('[TRUST-10] downloads the data of a member as a file', async () => {
  fakeServer({ exportMember: () => ({ data: { account: { name: 'Anna' } } }) })
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const user = renderPage(
    <>
      <Notification />
      <ExportButton id={7} />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Export data' }))
  await user.type(screen.getByLabelText(/^Reason/), 'Asked by letter')
  await user.click(screen.getByRole('button', { name: 'Export data' }))
  expect(await screen.findByText('The export is downloaded.')).toBeVisible()
  expect(click.mock.contexts).toMatchObject([{ download: 'member-7.json', href: 'blob:1' }])
  expect(files).toHaveLength(1)
  click.mockRestore()
})
