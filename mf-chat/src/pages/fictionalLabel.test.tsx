import 'fake-indexeddb/auto'
import { createCard, createUser, renderRemote } from '@duetto/shared/testing'
import { screen, within } from '@testing-library/react'
import { ChatRoutes } from '../routes'
import { createStore } from '../store'
import { createChat, createChatsPage, createMessage } from '../testing/fixtures'
import { openChat, prepareBrowser } from '../testing/openChat'

beforeEach(prepareBrowser)

const profile = createCard(4, { name: 'Zoë', is_fictional: true })
const openList = (term: string) =>
  renderRemote(<ChatRoutes />, {
    path: '/chats',
    createStore,
    user: createUser(),
    settings: { fictional_singular: term },
    answers: {
      getChats: () => createChatsPage([createChat(4, { profile })]),
      searchMessages: () => ({
        found: [{ message: createMessage(40, 'lighthouse'), profile }],
        chats: [createChat(4, { profile })],
        has_more: false,
      }),
    },
  })

describe.each([
  ['', 'Fictional profile'],
  ['Moderated profile', 'Moderated profile'],
])('[TRUST-01][MEMBER-04] with the term “%s”, labels a fictional profile “%s”', (term, label) => {
  it('in the list', async () => {
    openList(term)
    expect(await screen.findByRole('link', { name: /^Zoë/ })).toHaveTextContent(label)
  })

  it.each(['Messages', 'Conversations'])('in %s found', async (name) => {
    const { user } = openList(term)
    await user.type(screen.getByRole('searchbox'), 'light')
    const found = await screen.findByRole('region', { name })
    expect(within(found).getByRole('link')).toHaveTextContent(label)
  })

  it('in the header of the conversation', async () => {
    await openChat({ isFictional: true, settings: { fictional_singular: term } })
    expect(screen.getByText(label)).toBeVisible()
  })
})
