import type { ConsoleMember } from '@duetto/shared/contract/console'
import { timings } from '@duetto/shared/domain'
import { screen, within } from '@testing-library/react'
import { Notification } from 'react-admin'
import { Route, Routes } from 'react-router'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { InboxShow } from './InboxShow'

const person = (id: number, name: string) =>
  ({
    id,
    name,
    birth_date: '1990-05-01',
    language: 'it',
    city: 'Padova',
    country: 'IT',
    about_me: `About ${name}`,
    interests: ['hiking'],
  }) as unknown as ConsoleMember

const opened = {
  leased_until: '2026-03-01T12:10:00Z',
  can_suggest: true,
  fictional: person(1, 'Sofia'),
  member: person(2, 'Marco'),
  messages: [
    {
      id: 41,
      sender: { id: 2, name: 'Marco' },
      kind: 'text',
      text: 'Do you like rain?',
      media: null,
      is_deleted: false,
      is_reported: false,
      created_at: '2026-03-01T12:00:00Z',
    },
  ],
  earlier: [{ id: 12, text: 'Two cats.', created_at: '2026-02-01T12:00:00Z' }],
}

const note = {
  id: 3,
  author: 'otto',
  text: 'Asked before.',
  conversation: 7,
  created_at: '2026-03-01T11:00:00Z',
}
const notes = [note, { ...note, id: 4, text: 'Elsewhere.', conversation: 8 }]

const template = { id: 1, language: 'en' as const, name: 'Hello', text: 'Hi {member}, {profile} here.' }
const templates = [
  { ...template, changed_at: note.created_at },
  {
    ...template,
    id: 2,
    language: 'it' as const,
    name: 'Ciao',
    text: 'Ciao {member}!',
    changed_at: note.created_at,
  },
]

let suggestions: { text: string | null }[] = []

const show = (open: (body: { reason?: string }) => object, answer: object = { ok: true }) => {
  const calls = fakeServer({
    openWaiting: open as never,
    answerWaiting: () => answer as { ok: true },
    finishWaiting: () => ({ ok: true }),
    releaseWaiting: () => ({ ok: true }),
    typeWaiting: () => ({ ok: true }),
    suggestWaiting: () => suggestions.shift() ?? { text: null },
    getNotes: () => ({ notes }),
    listTemplates: () => ({ templates }),
  })
  const user = renderPage(
    <>
      <Notification />
      <Routes>
        <Route path="/inbox" element="The list" />
        <Route path="/inbox/:id/show" element={<InboxShow />} />
      </Routes>
    </>,
    { path: '/inbox/7/show' },
  )
  return { calls, user }
}

it('asks for a reason, shows the rule and both sides, and answers once as the fictional member', async () => {
  const { calls, user } = show(({ reason }) => (reason ? opened : { status: 403, code: 'reason_required' }))
  await user.click(await screen.findByRole('button', { name: 'Show conversation' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Answering')
  await user.click(dialog.getByRole('button', { name: 'Show conversation' }))
  expect(await screen.findByText('Do you like rain?')).toBeVisible()
  expect(screen.getByText('About Sofia')).toBeVisible()
  expect(screen.getByText(/^Members see that these profiles are fictional/)).toBeVisible()
  const send = screen.getByRole('button', { name: 'Send as Sofia' })
  expect(send).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'Answer as Sofia' }), ' I do. ')
  await user.click(send)
  expect(await screen.findByText('The list')).toBeVisible()
  expect(calls.filter(({ name }) => name === 'answerWaiting')).toEqual([
    { name: 'answerWaiting', body: { id: 7, seen: 41, text: 'I do.' } },
  ])
})

it('shows a photo blurred until it is pressed, and then for this conversation', async () => {
  const cover = 'data:image/webp;base64,AAAA'
  const [message] = opened.messages
  const photo = { ...message, kind: 'photo', text: '', media: { cover, explicit: 'unlikely' } }
  const { user } = show(() => ({ ...opened, messages: [photo] }))
  expect(await screen.findByRole('img', { name: 'Blurred photo from Marco' })).toHaveAttribute('src', cover)
  await user.click(screen.getByRole('button', { name: 'Show the photo' }))
  expect(screen.getByRole('img', { name: 'Photo from Marco' })).toHaveAttribute(
    'src',
    '/api/media/41?conversation=7',
  )
})

it('names the operator who has the conversation', async () => {
  show(() => ({ status: 409, code: 'conflict', details: { operator: 'olga' } }))
  expect(await screen.findByText(/^olga is answering this conversation/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

const acts = (calls: { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => !['openWaiting', 'getNotes', 'listTemplates'].includes(name))

it('puts what the script suggests into the answer, sends nothing, and shows what the operator must check', async () => {
  suggestions = [{ text: 'I love rain.' }]
  const { calls, user } = show(() => opened)
  const field = await screen.findByRole('textbox', { name: 'Answer as Sofia' })
  await user.click(screen.getByRole('button', { name: 'Suggest an answer' }))
  expect(await screen.findByDisplayValue('I love rain.')).toBe(field)
  expect(field).toHaveAccessibleDescription(/^Suggested by a script\. Check it against the facts/)
  expect(calls.filter(({ name }) => name === 'answerWaiting')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Suggest an answer' }))
  expect(await screen.findByText(/^The script has no answer/)).toBeVisible()
  expect(field).toHaveValue('I love rain.')
  expect(field).toHaveAccessibleDescription(/^Suggested by a script\. Check it against the facts/)
  await user.clear(field)
  expect(field).toHaveAccessibleDescription('')
})

it('offers no suggestions without a script', async () => {
  show(() => ({ ...opened, can_suggest: false }))
  await screen.findByRole('textbox', { name: 'Answer as Sofia' })
  expect(screen.queryByRole('button', { name: 'Suggest an answer' })).toBeNull()
})

it('ends the turn without a message if no answer is needed', async () => {
  const { calls, user } = show(() => opened)
  await user.click(await screen.findByRole('button', { name: 'No answer needed' }))
  expect(await screen.findByText('The list')).toBeVisible()
  expect(acts(calls)).toEqual([{ name: 'finishWaiting', body: { id: 7, seen: 41 } }])
})

it.each([
  ['', { id: 7 }],
  [' Ask about the cats. ', { id: 7, note: 'Ask about the cats.' }],
])('hands over with the note "%s"', async (typed, body) => {
  const { calls, user } = show(() => opened)
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  const dialog = within(screen.getByRole('dialog'))
  if (typed) await user.type(dialog.getByRole('textbox'), typed)
  await user.click(dialog.getByRole('button', { name: 'Hand over' }))
  expect(await screen.findByText('The list')).toBeVisible()
  expect(acts(calls)).toEqual([{ name: 'releaseWaiting', body }])
})

it('inserts a template with both names, offering the member’s language first', async () => {
  const { user } = show(() => opened)
  await user.click(await screen.findByRole('combobox', { name: 'Insert a template' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Ciao',
    'Hello',
  ])
  await user.click(screen.getByRole('option', { name: 'Hello' }))
  const field = screen.getByRole('textbox', { name: 'Answer as Sofia' })
  expect(field).toHaveValue('Hi Marco, Sofia here.')
  await user.click(screen.getByRole('combobox', { name: 'Insert a template' }))
  await user.click(await screen.findByRole('option', { name: 'Ciao' }))
  expect(field).toHaveValue('Hi Marco, Sofia here.\nCiao Marco!')
})

it('shows earlier answers, and the notes on this conversation only', async () => {
  show(() => opened)
  expect(await screen.findByText('Two cats.')).toBeVisible()
  const section = (await screen.findByRole('heading', { name: 'Notes on this conversation' })).parentElement
  expect(await within(section as HTMLElement).findByText('Asked before.')).toBeVisible()
  expect(within(section as HTMLElement).queryByText('Elsewhere.')).toBeNull()
})

it('sends one typing indicator for quick changes, and the next after the interval', async () => {
  const clock = jest.spyOn(Date, 'now')
  const { calls, user } = show(() => opened)
  const field = await screen.findByRole('textbox', { name: 'Answer as Sofia' })
  const start = 1_800_000_000_000
  clock.mockReturnValue(start)
  await user.type(field, 'I do')
  clock.mockReturnValue(start + timings.typingSendEveryMs - 1)
  await user.type(field, '.')
  expect(acts(calls)).toEqual([{ name: 'typeWaiting', body: { id: 7 } }])
  clock.mockReturnValue(start + timings.typingSendEveryMs)
  await user.type(field, '!')
  expect(acts(calls)).toHaveLength(2)
  clock.mockRestore()
})

it('shows that the turn is over, and preserves the text', async () => {
  const { user } = show(() => opened, { status: 409, code: 'conflict' })
  const field = await screen.findByRole('textbox', { name: 'Answer as Sofia' })
  await user.type(field, 'I do.')
  await user.click(screen.getByRole('button', { name: 'Send as Sofia' }))
  expect(await screen.findByText(/^Your ten minutes are over/)).toBeVisible()
  expect(field).toHaveValue('I do.')
})
