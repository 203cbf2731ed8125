import 'fake-indexeddb/auto'
import { refuse } from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMessage } from '../../../testing/fixtures'
import { openChat, prepareBrowser } from '../../../testing/openChat'

beforeEach(prepareBrowser)

const hers = createMessage(10, 'Shall we meet?')
const quote = { id: 10, is_mine: false, kind: 'text' as const, text: 'Shall we meet?' }
const mine = createMessage(11, 'Yes, were?', { is_mine: true, credits: 2, quote })
const open = () => openChat({ messages: [hers, mine] })
type View = Awaited<ReturnType<typeof open>>

const log = () => screen.getByRole('log')
const choose = async ({ user }: View, entry: string) => {
  await user.click(screen.getByRole('button', { name: 'Options for your message' }))
  const menu = screen.getByRole('menu', { name: 'Options for your message', hidden: true })
  await user.click(within(menu).getByText(entry))
}
const editField = () => screen.getByRole('textbox', { name: 'Edit your message' })

it('[CHAT-01][TRUST-11] keeps a message whose deletion is refused, with the reason', async () => {
  const view = await open()
  view.answers.deleteMessage = refuse('message_read')
  await choose(view, 'Delete for both')
  await view.user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/has been read in the meantime/)).toBeVisible()
  expect(within(log()).getByText('Yes, were?')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[CHAT-01] saves an edit once, however often Enter is pressed', async () => {
  const view = await open()
  view.answers.editMessage = () => new Promise(() => {})
  await choose(view, 'Edit')
  await view.user.keyboard(' Now?{Enter}{Enter}')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  expect(view.calls.filter(({ name }) => name === 'editMessage')).toHaveLength(1)
})

it('[CHAT-01] closes an unchanged edit without a request', async () => {
  const view = await open()
  await choose(view, 'Edit')
  await view.user.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Write to Clara' })).toBeVisible()
  expect(view.calls.some(({ name }) => name === 'editMessage')).toBe(false)
})

it('[CHAT-10] reports the excess length of an edit and does not save it', async () => {
  const view = await open()
  await choose(view, 'Edit')
  fireEvent.change(editField(), { target: { value: 'x'.repeat(1002) } })
  expect(screen.getByText('2 characters too many')).toBeVisible()
  await view.user.type(editField(), '{Enter}')
  expect(view.calls.some(({ name }) => name === 'editMessage')).toBe(false)
})

it('[CHAT-01] focuses the quoted message', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /^Clara ?Shall we meet/ }))
  await waitFor(() => expect(document.activeElement?.id).toBe('message-10'))
})

it('[CHAT-01] shows the time of each message', async () => {
  await open()
  const times = [...log().querySelectorAll('time')]
  expect(times.map(({ dateTime }) => dateTime)).toEqual([hers.created_at, mine.created_at])
  expect(times.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\d\d:\d\d/),
    expect.stringMatching(/^\d\d:\d\d/),
  ])
})

it('[CHAT-06] shows a pending block and sends it once', async () => {
  const view = await open()
  view.answers.block = () => new Promise(() => {})
  await view.user.click(screen.getByRole('button', { name: 'Options for the conversation with Clara' }))
  await view.user.click(screen.getByRole('menuitem', { name: 'Block Clara', hidden: true }))
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Block Clara' })
  await view.user.click(confirm)
  expect(confirm).toHaveAttribute('aria-busy', 'true')
  await view.user.click(confirm)
  expect(view.calls.filter(({ name }) => name === 'block')).toHaveLength(1)
})

it('[CHAT-10] reveals a blurred photo on request', async () => {
  const photo = createMessage(12, '', {
    kind: 'photo',
    media: '/p.webp',
    attachment: { width: 90, height: 120, cover: '', is_covered: true },
  })
  const view = await openChat({ messages: [photo] })
  view.answers.openMedia = () => ({
    message: {
      ...photo,
      attachment: { width: 90, height: 120, cover: '', is_covered: false },
      revision: 1,
    },
  })
  await view.user.click(screen.getByRole('button', { name: 'Show photo' }))
  expect(await within(log()).findByRole('img')).toHaveAttribute('src', '/p.webp')
  expect(view.calls).toContainEqual({ name: 'openMedia', body: { message: 12 } })
  await act(async () => undefined)
  expect(screen.queryByRole('button', { name: 'Show photo' })).toBeNull()
})
