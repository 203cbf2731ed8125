import 'fake-indexeddb/auto'
import type { Chat } from '@duetto/shared/contract'
import { createCard, createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { createOutboxStore } from '../../entities/outbox/outboxStore'
import type { UnsentMessage } from '../../entities/outbox/types'
import { ChatRoutes } from '../../routes'
import { createStore } from '../../store'
import { cost, createChat, createChatsPage, createUnsent } from '../../testing/fixtures'
import { openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(prepareBrowser)

let userId = 900
const store = (over: Partial<UnsentMessage> = {}) =>
  createOutboxStore(userId).add(
    createUnsent({
      status: 'refused',
      code: 'not_confirmed',
      isFreeOnly: true,
      recipient: { name: 'Clara', age: 36, is_fictional: false, main_image: createCard(11).main_image },
      ...over,
    }),
  )
beforeEach(() => {
  userId += 1
})

const open = (chats: Chat[], answers = {}, id = userId) =>
  renderRemote(<ChatRoutes />, {
    path: '/chats',
    createStore,
    user: createUser({ id, status: 'not_confirmed', paid_user: false }),
    answers: { getChats: () => createChatsPage(chats), ...answers },
  })
const list = () => within(screen.getByRole('navigation'))
const clara = () => list().findByRole('link', { name: /Clara, \d+/ })
const preview = (link: HTMLElement) => link.querySelector('[data-preview]')

it('[CHAT-01] [CHAT-03] lists a first message that waits for the confirmation, also after a reload', async () => {
  const { user, field, session, unmount } = await openChat({
    path: '/members/11/chat',
    messages: [],
    isFictional: true,
    as: { status: 'not_confirmed', paid_user: false },
    pageOf: () => ({ conversation: null, cost: { ...cost, is_free: true } }),
    answers: { sendMessage: refuse('not_confirmed') },
  })
  expect(await list().findByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await user.type(field, 'Hello from the tunnel{Enter}')
  expect(await clara()).toHaveAttribute('href', '/members/11/chat')
  expect(await clara()).toHaveAttribute('aria-current', 'page')
  expect(list().queryByRole('heading', { name: 'No conversations yet' })).toBeNull()
  unmount()
  open([createChat(1)], {}, session.get().user?.id)
  expect(preview(await clara())).toHaveTextContent('Waiting: Hello from the tunnel')
  expect(await clara()).toHaveTextContent('Fictional profile')
  expect(list().getAllByRole('listitem')[0]).toContainElement(await clara())
})

it.each([
  ['offline', { status: 'waiting', code: 'network' }, 'Waiting: Do you dance?'],
  ['after a limit', { code: 'conversation_limit' }, 'Not sent: Do you dance?'],
  ['with a photo', { code: 'not_enough_credits', kind: 'photo', text: undefined }, 'Not sent: A photo'],
  ['after a refusal', { code: 'verified_only' }, 'Not sent: Do you dance?'],
] as const)('[CHAT-03] lists an unsent first message %s', async (_case, over, text) => {
  await store(over)
  open([], { sendMessage: refuse('network') })
  expect(preview(await clara())).toHaveTextContent(text)
})

it('[CHAT-03] lists unsent messages when conversations fail to load', async () => {
  await store()
  open([], { getChats: refuse('network') })
  expect(await clara()).toBeVisible()
  expect(list().getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('[CHAT-03] skips a message stored without its recipient', async () => {
  await store({ recipient: undefined })
  await store({ profileId: 12, recipient: { name: 'Dora', age: 40, is_fictional: false, main_image: null } })
  open([])
  expect(await list().findByRole('link', { name: /Dora, 40/ })).toBeVisible()
  expect(list().getAllByRole('listitem')).toHaveLength(1)
})

it('[CHAT-03] shows an unsent message in the row of its conversation', async () => {
  await store()
  open([createChat(4, { draft: 'Half', profile: createCard(11, { name: 'Clara', age: 36 }) })])
  await waitFor(async () => expect(preview(await clara())).toHaveTextContent('Waiting: Do you dance?'))
  expect(await clara()).toHaveAttribute('href', '/chats/4')
  expect(list().getAllByRole('listitem')).toHaveLength(1)
})

it('[CHAT-01] hides waiting messages while filtering or searching', async () => {
  await store()
  const { user } = open([createChat(1)], {
    searchMessages: () => ({ found: [], chats: [], has_more: false }),
  })
  await clara()
  for (const [name, empty] of [
    ['Unread', 'Nothing unread'],
    ['Archived', 'No archived conversations'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }))
    expect(await list().findByRole('heading', { name: empty })).toBeVisible()
    expect(list().queryByText(/Clara/)).toBeNull()
  }
  await user.click(screen.getByRole('button', { name: 'All' }))
  await clara()
  await user.type(screen.getByRole('searchbox'), 'clara')
  expect(await list().findByRole('heading', { name: /clara/ })).toBeVisible()
  expect(list().queryByText(/Clara/)).toBeNull()
})

it('[CHAT-01] moves focus to waiting messages by arrow keys and ignores row shortcuts on them', async () => {
  await store()
  const { user, calls } = open([createChat(1)])
  const first = await clara()
  const second = await list().findByRole('link', { name: /Name 1,/ })
  second.focus()
  await user.keyboard('{ArrowUp}')
  expect(first).toHaveFocus()
  await user.keyboard('p')
  await user.keyboard('{ArrowDown}')
  expect(second).toHaveFocus()
  expect(calls.filter(({ name }) => name === 'updateChat')).toEqual([])
})

describe('[CHAT-01] next to the list', () => {
  const choose = () => screen.queryByRole('heading', { name: 'Choose a conversation on the left.' })

  it('prompts to choose a conversation', async () => {
    open([createChat(1)])
    await list().findByRole('link', { name: /Name 1,/ })
    expect(choose()).toBeVisible()
  })

  it('prompts to choose a waiting message', async () => {
    await store()
    open([])
    await clara()
    expect(choose()).toBeVisible()
  })

  it('shows no prompt while the list is empty', async () => {
    open([])
    expect(choose()).toBeNull()
    expect(await list().findByRole('heading', { name: 'No conversations yet' })).toBeVisible()
    expect(choose()).toBeNull()
  })
})
