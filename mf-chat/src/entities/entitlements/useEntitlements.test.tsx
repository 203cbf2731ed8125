import 'fake-indexeddb/auto'
import type { User } from '@duetto/shared/contract'
import { refuse, settle } from '@duetto/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { answerToSend, cost, createMessage } from '../../testing/fixtures'
import { openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(prepareBrowser)

type View = Awaited<ReturnType<typeof openChat>>
const log = () => screen.getByRole('log')
const field = () => screen.getByRole('textbox', { name: 'Write to Clara' })

const becomes = ({ session }: View, over: Partial<User>): void =>
  act(() => {
    const now = session.get()
    if (now.user) session.set({ ...now, user: { ...now.user, ...over } })
  })
const choose = async ({ user }: View, tool: string) => {
  await user.click(screen.getByRole('button', { name: 'Add something' }))
  await user.click(screen.getByRole('button', { name: tool }))
}

describe('without enough credits', () => {
  const poor = { credits: 0, paid_user: false, free_messages_left: 0 }

  it.each([false, true])(
    '[CHAT-02] [TRUST-11] Send names the reason and links to the packages, without a confirmation; fictional: %s',
    async (isFictional) => {
      const { user, sent } = await openChat({ as: poor, isFictional })
      await user.type(field(), 'Hello{Enter}')
      expect(screen.getByText(/You have used your free messages/).parentElement).toHaveFocus()
      expect(screen.getAllByRole('link', { name: /See packages|Buy credits/ })).toHaveLength(1)
      expect(screen.getAllByText(/You have used your free messages/)).toHaveLength(1)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(field()).toHaveValue('Hello')
      expect(sent()).toEqual([])
    },
  )

  it('[CHAT-02] sends the written text once there are enough credits', async () => {
    const view = await openChat({ as: poor })
    await view.user.type(field(), 'Hello{Enter}')
    becomes(view, { credits: 30, paid_user: true })
    expect(screen.queryByText(/You have used your free messages/)).toBeNull()
    await view.user.type(field(), '{Enter}')
    await waitFor(() => expect(view.sent()).toHaveLength(1))
  })

  it('[GIFT-01] [TRUST-11] links a gift to the packages instead of confirming it', async () => {
    const view = await openChat({ as: { credits: 2 } })
    await choose(view, 'Send a gift')
    await view.user.click(screen.getByRole('button', { name: /^A coffee *3 credits/ }))
    const sheet = screen.getByRole('dialog', { name: 'Gift for Clara' })
    expect(sheet).toHaveTextContent('You do not have enough credits')
    expect(within(sheet).getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits')
    expect(within(sheet).queryByRole('button', { name: /^Send for/ })).toBeNull()
    becomes(view, { credits: 3 })
    await view.user.click(within(sheet).getByRole('button', { name: 'Send for 3 credits' }))
    await waitFor(() => expect(view.sent()).toHaveLength(1))
  })

  it('[CHAT-03] refuses a third conversation before the member writes', async () => {
    await openChat({
      path: '/members/11/chat',
      as: { paid_user: false, conversations_left: 0 },
      messages: [],
      pageOf: () => ({ conversation: null, cost: { ...cost, is_free: true, free_messages_left: 3 } }),
    })
    expect(screen.getByText(/Free members can start 2 conversations/)).toBeVisible()
  })
})

describe('a refused message', () => {
  const refused = async (code: Parameters<typeof refuse>[0], as: Partial<User>) => {
    const isFirst = code === 'conversation_limit'
    const view = await openChat({
      as,
      ...(isFirst && { path: '/members/11/chat', messages: [], pageOf: () => ({ conversation: null }) }),
    })
    view.answers.sendMessage = refuse(code)
    await view.user.type(field(), 'Hello again{Enter}')
    await within(log()).findByRole('alert')
    expect(screen.queryByText(/You can send it now/)).toBeNull()
    return view
  }

  it.each([
    ['not_enough_credits', { credits: 1 }, { credits: 30 }],
    ['free_messages_used', { credits: 0, paid_user: false }, { credits: 30, paid_user: true }],
    ['conversation_limit', { credits: 1, paid_user: false }, { credits: 31, paid_user: true }],
  ] as const)('[CHAT-02] [TRUST-11] offers to resend after %s is resolved', async (code, before, after) => {
    const view = await refused(code, { ...before, credits: 1 })
    view.answers.sendMessage = () => ({
      message: createMessage(99, 'Hello again', { is_mine: true }),
      credits: 29,
      cost,
    })
    becomes(view, after)
    expect(await within(log()).findByText(/You can send it now for 1 credit \(€0\.50\)/)).toBeVisible()
    expect(within(log()).queryByRole('link', { name: 'Buy credits' })).toBeNull()
    for (const name of ['Edit', 'Delete']) expect(within(log()).getByRole('button', { name })).toBeVisible()
    expect(field()).toBeVisible()
    await view.user.click(within(log()).getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(view.sent()).toHaveLength(2))
    const [first, second] = view.sent()
    expect(second?.key).toBe(first?.key)
    expect(second?.body).toEqual(first?.body)
  })

  it('[CHAT-06] in a blocked conversation can be sent after unblocking', async () => {
    const view = await refused('blocked', {})
    act(() => view.platform.bus.emit('resync', {}))
    expect(await within(log()).findByText(/You can send it now/)).toBeVisible()
  })

  it('[CHAT-03] does not repeat the reason given by the composer', async () => {
    await refused('not_confirmed', { status: 'not_confirmed' })
    expect(screen.getAllByText(/Confirm your e-mail address first/)).toHaveLength(1)
    expect(screen.getByText(/Confirm your e-mail address first/).closest('[tabindex]')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Enter the code' })).toHaveAttribute(
      'href',
      '/activate?return=%2Fchats%2F1',
    )
  })

  const unconfirmed = async (as: Partial<User> = {}) => {
    const view = await openChat({
      as: { status: 'not_confirmed', paid_user: false, ...as },
      pageOf: () => ({ cost: { ...cost, is_free: true, free_messages_left: 3 } }),
    })
    view.answers.sendMessage = refuse('not_confirmed')
    await view.user.type(field(), 'Hello again{Enter}')
    expect(await within(log()).findByText(/^Waiting for you/)).toBeVisible()
    expect(within(log()).queryByRole('button', { name: /^Send/ })).toBeNull()
    return view
  }

  it('[CHAT-03] [TRUST-03] sends a message once the address is confirmed, but only for free', async () => {
    const view = await unconfirmed()
    view.answers.sendMessage = refuse('free_messages_used')
    becomes(view, { status: 'active' })
    await waitFor(() => expect(view.sent()).toHaveLength(2))
    expect(view.sent()[1]?.body).toMatchObject({ text: 'Hello again', is_free_only: true })
    view.answers.sendMessage = answerToSend
    await view.user.click(await within(log()).findByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(view.sent()).toHaveLength(3))
    expect(view.sent()[2]?.body).toMatchObject({ is_free_only: undefined })
  })

  it('[TRUST-03] leaves it to members who pay by now, and shows the price', async () => {
    const view = await unconfirmed()
    becomes(view, { status: 'active', paid_user: true, credits: 30 })
    expect(await within(log()).findByText(/You can send it now/)).toBeVisible()
    expect(view.sent()).toHaveLength(1)
  })

  it('[TRUST-03] sends a message that waits for the network by hand, still only for free', async () => {
    const view = await unconfirmed()
    view.answers.sendMessage = refuse('network')
    becomes(view, { status: 'active' })
    await view.user.click(await within(log()).findByRole('button', { name: 'Send now' }))
    await waitFor(() => expect(view.sent().length).toBeGreaterThan(2))
    for (const { body } of view.sent().slice(1)) expect(body).toMatchObject({ is_free_only: true })
  })

  it('[CHAT-03] sends nothing at logout', async () => {
    const view = await unconfirmed()
    act(() => view.session.set({ ...view.session.get(), status: 'visitor', user: null }))
    await settle()
    expect(view.sent()).toHaveLength(1)
  })

  it('[GIFT-01] [TRUST-03] asks for confirmation with the price before a gift is sent again', async () => {
    const view = await openChat()
    view.answers.sendMessage = refuse('blocked')
    await choose(view, 'Send a gift')
    await view.user.click(screen.getByRole('button', { name: /^A coffee *3 credits/ }))
    await view.user.click(screen.getByRole('button', { name: 'Send for 3 credits' }))
    await view.user.click(await within(log()).findByRole('button', { name: 'Send again' }))
    expect(view.sent()).toHaveLength(1)
    const sheet = screen.getByRole('dialog', { name: 'Gift for Clara' })
    expect(sheet).toHaveTextContent('It costs 3 credits')
    await view.user.click(within(sheet).getByRole('button', { name: 'Send for 3 credits' }))
    await waitFor(() => expect(view.sent()).toHaveLength(2))
    expect(view.sent()[1]?.key).toBe(view.sent()[0]?.key)
  })
})

it('[PREMIUM-01] updates price, history and limits after a purchase', async () => {
  let isPaid = false
  const free = { credits: 0, is_free: true, free_messages_left: 2, price_minor: 0, currency: 'EUR' }
  const paid = { ...cost, price_minor: 44, rates: [{ credits: 30, price_minor: 1299, per: 30 }] }
  const view = await openChat({
    as: { paid_user: false, credits: 0 },
    pageOf: () => ({ cost: isPaid ? paid : free, is_history_limited: !isPaid }),
  })
  expect(screen.getByText(/Older messages are no longer visible/)).toBeVisible()
  isPaid = true
  becomes(view, { credits: 30, paid_user: true })
  expect(await screen.findByText(/€0\.44/)).toBeVisible()
  expect(screen.queryByText(/Older messages are no longer visible/)).toBeNull()
  await choose(view, 'Send a gift')
  // 30 credits cost €12.99, so 3 credits cost €1.30.
  expect(screen.getByRole('button', { name: /^A coffee *3 credits \(€1\.30\)/ })).toBeVisible()
})

it('[CHAT-02] corrects a stale balance after a refusal', async () => {
  const view = await openChat()
  const emitted: number[] = []
  view.platform.bus.on('credits-changed', ({ credits }) => emitted.push(credits))
  view.answers.sendMessage = refuse('not_enough_credits', { needed: 1, credits: 0 })
  await view.user.type(field(), 'Hello{Enter}')
  await within(log()).findByRole('alert')
  expect(emitted).toEqual([0])
})
