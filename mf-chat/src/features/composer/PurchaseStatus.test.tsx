import 'fake-indexeddb/auto'
import type { Payment } from '@duetto/shared/contract'
import { storeWaitingMessage } from '@duetto/shared/platform'
import { settle, testNow } from '@duetto/shared/testing'
import { act, screen } from '@testing-library/react'
import { editOpened } from '../../entities/changes/slice'
import { storeDraft } from '../../entities/draft/drafts'
import { matchMediaBy, nextUserId, openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(() => {
  prepareBrowser()
  matchMediaBy(() => false)
})

const storeOrder = (userId: number, payment: number) =>
  storeWaitingMessage({
    userId,
    profileId: 11,
    name: 'Clara',
    key: 'waiting-key',
    text: 'Hello',
    credits: 1,
    needsNotice: false,
    order: { payment, sends: false, at: testNow },
  })

const answerOf = (state: Payment['state']) => ({
  payment: { payment_id: 5, state, package: 'p2', method: 'paypal', credits: 30, debt_credits: 0 },
})

const open = async (getPayment: () => unknown) => {
  const userId = nextUserId()
  storeDraft(userId, 11, 'Hello')
  storeOrder(userId, 5)
  const view = await openChat({
    as: { credits: 30, paid_user: true },
    answers: { getPayment },
  })
  const checkAgain = async (credits: number) => {
    const now = view.session.get()
    await act(async () => {
      if (now.user) view.session.set({ ...now, user: { ...now.user, credits } })
    })
    await settle()
  }
  return { ...view, userId, checkAgain }
}

const openLater = async () => {
  let arrive = (_: unknown) => {}
  const view = await open(() => new Promise((resolve) => (arrive = resolve)))
  return { ...view, become: (state: Payment['state']) => act(async () => arrive(answerOf(state))) }
}

const report = () =>
  screen.getByRole('button', { name: 'Close' }).closest('[role="status"]')?.firstElementChild
const moveAway = () => act(() => (document.activeElement as HTMLElement).blur())

describe('[PAY-03] [TRUST-11] the report of a payment', () => {
  it.each(['paid', 'pending', 'requires_action', 'failed', 'cancelled', 'expired'] as const)(
    'takes the focus from the title, which phones hide: %s',
    async (state) => {
      const { become } = await openLater()
      const [title] = screen.getAllByRole('heading', { level: 1 })
      act(() => {
        title?.setAttribute('tabindex', '-1')
        title?.focus()
      })
      expect(title).toHaveFocus()
      await become(state)
      expect(report()).toHaveFocus()
    },
  )

  it.each(['paid', 'pending', 'failed'] as const)(
    'leaves the focus in the field of a member who writes: %s',
    async (state) => {
      const { become, field } = await openLater()
      act(() => field.focus())
      await become(state)
      expect(report()).toBeVisible()
      expect(field).toHaveFocus()
    },
  )

  it('takes a lost focus once per state', async () => {
    let state: Payment['state'] = 'pending'
    const { checkAgain } = await open(() => answerOf(state))
    await screen.findByText(/on its way/)
    expect(report()).toHaveFocus()
    moveAway()
    await checkAgain(31)
    expect(document.body).toHaveFocus()
    state = 'failed'
    await checkAgain(32)
    expect(report()).toHaveFocus()
  })

  it('takes a lost focus again for another payment in the same state', async () => {
    const { checkAgain, userId } = await open(() => answerOf('failed'))
    await screen.findByText(/did not go through/)
    expect(report()).toHaveFocus()
    moveAway()
    storeOrder(userId, 6)
    await checkAgain(31)
    expect(report()).toHaveFocus()
  })

  it('does not take the focus again after the member has edited a message', async () => {
    const { store, user } = await open(() => answerOf('pending'))
    await screen.findByText(/on its way/)
    expect(report()).toHaveFocus()
    act(() => void store?.dispatch(editOpened(10)))
    expect(screen.queryByText(/on its way/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel editing' }))
    expect(screen.getByText(/on its way/)).toBeVisible()
    expect(document.body).toHaveFocus()
  })
})
