import { screen, within } from '@testing-library/react'
import { Notification } from 'react-admin'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { TemplatesPage } from './TemplatesPage'

const hello = {
  id: 4,
  language: 'en' as const,
  name: 'Hello',
  text: 'Hi {member}!',
  changed_at: '2026-11-27T10:00:00.000Z',
}
const show = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const calls = fakeServer({ listTemplates: () => ({ templates: [hello] }), ...answers })
  const user = renderPage(
    <>
      <Notification />
      <TemplatesPage />
    </>,
  )
  return { calls: () => calls.filter(({ name }) => name !== 'listTemplates'), user }
}

it('adds a template, and refuses unknown fields before sending', async () => {
  const { calls, user } = show({
    saveTemplate: () => ({ templates: [hello, { ...hello, id: 5, name: 'Bye' }] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add a template' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Name/), ' Bye ')
  await user.type(dialog.getByLabelText(/^Text/), 'Bye {{name}')
  expect(dialog.getByText('Use only {member} and {profile} in braces.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.clear(dialog.getByLabelText(/^Text/))
  await user.type(dialog.getByLabelText(/^Text/), 'Bye {{member}')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Bye')).toBeVisible()
  expect(calls()).toEqual([
    { name: 'saveTemplate', body: { language: 'en', name: 'Bye', text: 'Bye {member}' } },
  ])
})

it('keeps the dialog open if the name is taken', async () => {
  const { user } = show({ saveTemplate: () => ({ status: 409, code: 'template_name_taken' }) })
  await user.click(await screen.findByRole('button', { name: 'Change “Hello”' }))
  const field = screen.getByLabelText(/^Text/)
  expect(field).toHaveValue('Hi {member}!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Another template of this language has this name.')).toBeVisible()
  expect(field).toBeInTheDocument()
})

it('removes a template after a confirmation', async () => {
  const { calls, user } = show({ removeTemplate: () => ({ templates: [] }) })
  await user.click(await screen.findByRole('button', { name: 'Remove “Hello”' }))
  expect(calls()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('None')).toBeVisible()
  expect(calls()).toEqual([{ name: 'removeTemplate', body: { id: 4 } }])
})
