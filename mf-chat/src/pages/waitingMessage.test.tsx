import 'fake-indexeddb/auto'
import type { Payment, User } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import { dropWaitingMessage, readWaitingMessage, storeWaitingMessage } from '@duetto/shared/platform'
import type { WaitingMessage } from '@duetto/shared/platform'
import { refuse, settle, testNow } from '@duetto/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { storeDraft } from '../entities/draft/drafts'
import { nextUserId, openChat, prepareBrowser } from '../testing/openChat'

beforeEach(prepareBrowser)

type Answers = NonNullable<Parameters<typeof openChat>[0]>['answers']

const poor = { credits: 0, paid_user: false, free_messages_left: 0 }
const rich = { credits: 30, paid_user: true }
const report = () => screen.getByRole('button', { name: 'Close' }).closest('[role="status"]')
const field = () => screen.getByRole('textbox', { name: 'Write to Clara' })
const answerOf = (state: Payment['state']) => () => ({
  payment: { payment_id: 5, state, package: 'p2', method: 'paypal', credits: 30, debt_credits: 0 },
})

const newOrder = { payment: 5, sends: true, at: testNow }
const storeOrder = (userId: number, over: Partial<WaitingMessage>) =>
  storeWaitingMessage({
    userId,
    profileId: 11,
    name: 'Clara',
    key: 'waiting-key',
    text: 'Hello',
    credits: 1,
    needsNotice: false,
    order: newOrder,
    ...over,
  })

const open = async (
  order: Partial<NonNullable<WaitingMessage['order']>>,
  getPayment: () => unknown,
  {
    text = 'Hello',
    as = poor,
    isFirst,
    answers = {},
  }: { text?: string; as?: Partial<User>; isFirst?: boolean; answers?: Answers } = {},
) => {
  const userId = nextUserId()
  storeDraft(userId, 11, text)
  storeOrder(userId, { isFirst, order: { ...newOrder, ...order } })
  const view = await openChat({ as, answers: { getPayment, ...answers } })
  const becomes = (over: Partial<User>) =>
    act(() => {
      const now = view.session.get()
      if (now.user) view.session.set({ ...now, user: { ...now.user, ...over } })
    })
  return { ...view, userId, becomes }
}

describe('[CHAT-02] [CHAT-03] a message that waits for a payment', () => {
  it('is sent once, under its key, when the member returns after paying', async () => {
    const { sent, userId } = await open({}, answerOf('paid'), { as: rich })
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ key: 'waiting-key', body: { profile: 11, text: 'Hello' } })
    expect(field()).toHaveValue('')
    expect(readWaitingMessage(userId, 11)).toBeNull()
  })

  it('stays in the field if the member did not ask to send it', async () => {
    const { sent, userId } = await open({ sends: false }, answerOf('paid'), { as: rich })
    await waitFor(() => expect(readWaitingMessage(userId, 11)).toBeNull())
    expect(field()).toHaveValue('Hello')
    expect(sent()).toEqual([])
    expect(report()).toHaveTextContent('Your message is ready to send.')
  })

  it('stays in the field if it was edited after ordering', async () => {
    const { sent, userId } = await open({}, answerOf('paid'), { as: rich, text: 'Hello you' })
    await waitFor(() => expect(readWaitingMessage(userId, 11)).toBeNull())
    expect(field()).toHaveValue('Hello you')
    expect(sent()).toEqual([])
  })

  it('stays in the field if the payment arrives long after the order', async () => {
    const at = testNow - timings.waitingMessageMs - 1
    const { sent, userId } = await open({ at }, answerOf('paid'), { as: rich })
    await waitFor(() => expect(readWaitingMessage(userId, 11)).toBeNull())
    expect(field()).toHaveValue('Hello')
    expect(sent()).toEqual([])
  })

  it.each(['failed', 'cancelled', 'expired'] as const)(
    '[PAY-03] stays in the field after a payment that %s, and can be ordered again',
    async (state) => {
      const { sent, userId } = await open({}, answerOf(state))
      await waitFor(() => expect(readWaitingMessage(userId, 11)).toMatchObject({ order: null }))
      expect(field()).toHaveValue('Hello')
      expect(sent()).toEqual([])
      expect(report()).toHaveTextContent(/Nothing was charged\.\s*Your message is still here\./)
    },
  )

  it('[PAY-03] [TRUST-11] keeps the message in the field below the decline reason', async () => {
    await open({}, () => ({ payment: { ...answerOf('failed')().payment, failure: 'insufficient_funds' } }))
    const reason = /did not go through\. Nothing was charged\.\s*There is not enough money.* still here\./
    await waitFor(() => expect(report()).toHaveTextContent(reason))
    expect(field()).toHaveValue('Hello')
  })

  it('[PAY-03] [TRUST-11] replaces the limit by the decline, which offers another way to pay', async () => {
    const { user, userId, visited } = await open({}, answerOf('failed'))
    const another = await screen.findByRole('link', { name: 'Pay another way' })
    expect(report()).toContainElement(another)
    expect(screen.queryByText(/You have used your free messages/)).toBeNull()
    await user.type(field(), ' you{Enter}')
    expect(report()?.firstElementChild).toHaveFocus()
    await user.click(another)
    expect(visited).toEqual(['/credits/p2?message=11&declined=paypal'])
    expect(readWaitingMessage(userId, 11)).toMatchObject({ text: 'Hello you', key: 'waiting-key' })
  })

  it('[PAY-03] is sent when a late webhook reports the payment', async () => {
    let state: Payment['state'] = 'pending'
    const { sent, userId, becomes } = await open({}, () => answerOf(state)())
    await settle()
    expect(sent()).toEqual([])
    expect(readWaitingMessage(userId, 11)?.order).not.toBeNull()
    state = 'paid'
    becomes(rich)
    await waitFor(() => expect(sent()).toHaveLength(1))
    becomes({ credits: 29 })
    await settle()
    expect(sent()).toHaveLength(1)
  })

  it('[TRUST-11] reports the purchase and the message until it is closed', async () => {
    const { user, sent } = await open({}, answerOf('paid'), { as: rich, isFirst: true })
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(report()).toHaveTextContent(
      /^You are Premium30 credits added\. Your message has been sent\.All photos/,
    )
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/credits added/)).toBeNull()
    expect(field()).toHaveFocus()
  })

  it('[TRUST-11] is not reported as sent if it was refused and returned to the field', async () => {
    const answers = { sendMessage: refuse('copied_message') }
    const { user } = await open({}, answerOf('paid'), { as: rich, answers })
    await user.click(await screen.findByRole('button', { name: 'Back to my message' }))
    expect(field()).toHaveValue('Hello')
    expect(report()).toHaveTextContent(/Your message is ready to send\.$/)
  })

  it('[PAY-03] [TRUST-11] after a refusal, sells nothing while the payment is on its way', async () => {
    const answers = { sendMessage: refuse('not_enough_credits') }
    const { user, userId, sent, becomes } = await open({}, answerOf('pending'), { as: rich, answers })
    await user.type(field(), '{Enter}')
    await screen.findByText(/You do not have enough credits/)
    storeOrder(userId, { key: String(sent()[0]?.key) })
    becomes({ credits: 0 })
    expect(await screen.findByText(/Your payment is on its way/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Back to my message' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See packages' })).toBeNull()
  })

  it('[TRUST-11] leaves the focus in the field if a limit returns after an attempt', async () => {
    const { user, becomes } = await open({}, answerOf('cancelled'))
    await screen.findByText(/The payment was cancelled/)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.type(field(), '{Enter}')
    expect(screen.getByText(/You have used your free messages/).parentElement).toHaveFocus()
    becomes(rich)
    await user.click(field())
    becomes(poor)
    expect(screen.getByRole('group', { name: /free messages are used/ })).toBeVisible()
    expect(field()).toHaveFocus()
  })

  it('[TRUST-11] leaves the focus in the field when a payment becomes pending after an attempt', async () => {
    let state: Payment['state'] = 'requires_action'
    const { user, becomes } = await open({}, () => answerOf(state)())
    await screen.findByText(/You have not paid yet/)
    await user.type(field(), '{Enter}')
    await user.click(field())
    state = 'pending'
    becomes(rich)
    expect(await screen.findByText(/Your payment is on its way/)).toBeVisible()
    expect(field()).toHaveFocus()
  })

  it('[TRUST-11] moves a lost focus to the report', async () => {
    let state: Payment['state'] = 'pending'
    const { becomes } = await open({ sends: false }, () => answerOf(state)())
    await screen.findByText(/on its way/)
    act(() => field().blur())
    state = 'paid'
    becomes(rich)
    expect(await screen.findByText(/credits added/)).toBeVisible()
    expect(report()?.firstElementChild).toHaveFocus()
  })

  it('[TRUST-11] mentions Premium only after the first purchase, and disappears with the next message', async () => {
    const { user } = await open({ sends: false }, answerOf('paid'), { as: rich })
    expect(await screen.findByText(/credits added/)).toBeVisible()
    expect(screen.queryByText(/You are Premium/)).toBeNull()
    await user.type(field(), '{Enter}')
    await waitFor(() => expect(screen.queryByText(/credits added/)).toBeNull())
  })

  it('[PAY-03] [TRUST-11] sells nothing while the payment is on its way; Enter leads to its state', async () => {
    const { user, sent } = await open({}, answerOf('pending'))
    expect(await screen.findByText(/Your payment is on its way/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the payment' })).toHaveAttribute('href', '/transactions/5')
    expect(screen.queryByRole('link', { name: 'See packages' })).toBeNull()
    await user.type(field(), '{Enter}')
    expect(report()?.firstElementChild).toHaveFocus()
    expect(field()).toHaveValue('Hello')
    expect(sent()).toEqual([])
  })

  it('[PAY-03] [TRUST-11] after a return without paying names the payment and sells again', async () => {
    await open({}, answerOf('requires_action'))
    expect(await screen.findByText(/You have not paid yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See packages' })).toBeVisible()
  })

  it('is left to the tab that settled it first', async () => {
    let arrive = (_: unknown) => {}
    const { sent, userId } = await open({}, () => new Promise((resolve) => (arrive = resolve)), { as: rich })
    dropWaitingMessage(userId, 11)
    await act(async () => arrive(answerOf('paid')()))
    await settle()
    expect(sent()).toEqual([])
    expect(field()).toHaveValue('Hello')
  })

  it('[TRUST-11] has a link to the packages where mf-payments is not there', async () => {
    const { user } = await openChat({ as: poor })
    await user.type(field(), 'Hello')
    expect(screen.getByText(/A message costs €0\.50/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See packages' })).toHaveAttribute('href', '/credits')
    expect(screen.getAllByText(/You have used your free messages/)).toHaveLength(1)
  })
})
