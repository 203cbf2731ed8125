import type { ConsoleMember } from '@duetto/shared/contract/console'
import { screen } from '@testing-library/react'
import { fakeServer } from '../../testing/fakeServer'
import { renderPage } from '../../testing/renderPage'
import { NotesTab } from './NotesTab'

const note = {
  id: 5,
  author: 'olga',
  text: 'Called about a refund.',
  conversation: null,
  created_at: '2026-11-27T10:00:00.000Z',
}
const member = { id: 7, tags: ['vip'] } as unknown as ConsoleMember

it('adds a note and a tag, and keeps a refused tag in the field', async () => {
  const calls = fakeServer({
    getNotes: () => ({ notes: [] }),
    addNote: () => ({ notes: [note] }),
    addTag: () => ({ status: 409, code: 'too_many_tags' }),
  })
  const user = renderPage(<NotesTab member={member} role="support" />)
  await user.type(await screen.findByLabelText('New note'), ' Called about a refund. ')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Called about a refund.')).toBeVisible()
  expect(screen.getByLabelText('New note')).toHaveValue('')
  await user.type(screen.getByLabelText('Tag, such as vip'), 'night{Enter}')
  expect(screen.getByLabelText('Tag, such as vip')).toHaveValue('night')
  expect(calls.filter(({ name }) => name !== 'getNotes')).toEqual([
    { name: 'addNote', body: { id: 7, text: 'Called about a refund.' } },
    { name: 'addTag', body: { id: 7, tag: 'night' } },
  ])
})

it('offers other operators’ notes for removal only to administrators', async () => {
  fakeServer({ getNotes: () => ({ notes: [note] }) })
  renderPage(<NotesTab member={member} role="support" />)
  expect(await screen.findByText('Called about a refund.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Remove the note/ })).toBeNull()
})

it('lets an administrator remove a note', async () => {
  fakeServer({ getNotes: () => ({ notes: [note] }), removeNote: () => ({ notes: [] }) })
  const user = renderPage(<NotesTab member={member} role="administrator" />)
  await user.click(await screen.findByRole('button', { name: /Remove the note by olga/ }))
  expect(await screen.findByText('No notes')).toBeVisible()
})
