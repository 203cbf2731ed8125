import { readWaitingMessage, storeWaitingMessage } from '@duetto/shared/platform'
import type { WaitingMessage } from '@duetto/shared/platform'
import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { axeViolations, catalogue, createMethod, createPayment } from '../testing'
import type { Answers } from '../testing'
import { BuyCredits } from './BuyCredits'

const google = { identifier: 'https://google.com/pay', data: {} }
const withWallet: Answers = {
  ...catalogue,
  getPaymentMethods: () => ({
    ...catalogue.getPaymentMethods(),
    methods: [
      ...catalogue.getPaymentMethods().methods,
      createMethod('googlepay', { family: 'wallet', wallet: google }),
    ],
  }),
}
const giveWallet = () => {
  const closed: string[] = []
  class Request {
    canMakePayment = async () => true
    show = async () => ({
      details: { paymentMethodData: { tokenizationData: { token: 'token' } } },
      complete: async (result: string) => void closed.push(result),
    })
  }
  Object.assign(window, { PaymentRequest: Request })
  return closed
}
afterEach(() => Reflect.deleteProperty(window, 'PaymentRequest'))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo = () => undefined
})

const message: WaitingMessage = {
  userId: 7,
  profileId: 11,
  name: 'Clara',
  key: 'message-key-1',
  text: 'Hello',
  credits: 1,
  needsNotice: false,
  order: null,
}
const show = (answers: Answers = {}, over: Partial<WaitingMessage> = {}) => {
  const onPaid = jest.fn()
  const onFailed = jest.fn()
  const panel = <BuyCredits waiting={{ ...message, ...over }} onPaid={onPaid} onFailed={onFailed} />
  const view = renderRemote(panel, {
    user: createUser({ id: 7 }),
    answers: { ...withWallet, ...answers },
  })
  const orders = () => view.calls.filter(({ name }) => name === 'startPayment')
  return { ...view, onPaid, onFailed, orders }
}
const orderButton = () => screen.findByRole('button', { name: /^Order and pay €9\.74/ })
const paid = (over: Parameters<typeof createPayment>[0] = {}) => ({
  startPayment: () => ({ payment: createPayment({ method: 'googlepay', state: 'paid', ...over }) }),
})

describe('[CHAT-03] [PAY-01] [TRUST-04] buying in a conversation', () => {
  it('shows packages, the usual method, the total with the price per message and the order button', async () => {
    giveWallet()
    const { container } = show()
    expect((await orderButton()).querySelector('svg')).toBeVisible()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.getAllByRole('radio', { name: /€0\.33 per message/ })).toHaveLength(2)
    expect(screen.getByText('Google Pay')).toBeVisible()
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('Before the discount: €12.99 €9.74')
    expect(screen.getByText('Total')).toHaveTextContent('Total 30 credits, €0.33 per message')
    expect(screen.getByText('Discount 25%. One payment, no subscription.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Right of withdrawal' })).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('orders once with the wallet, names the message, and does not ask to send it by default', async () => {
    const closed = giveWallet()
    const { user, orders, onPaid } = show(paid())
    await user.dblClick(await orderButton())
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1))
    expect(closed).toEqual(['success'])
    expect(orders()).toMatchObject([
      { body: { package: 'p1', method: 'googlepay', price_minor: 974, message_key: 'message-key-1' } },
    ])
    expect(readWaitingMessage(7, 11)?.order).toMatchObject({ payment: 5, sends: false, isInPlace: true })
  })

  it('records that the message is to be sent, if the member chose so', async () => {
    giveWallet()
    const { user, onPaid } = show(paid(), { needsNotice: true })
    await orderButton()
    expect(screen.queryByText(/is a fictional profile/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /^Send my message to Clara .*1 credit/ }))
    expect(screen.getByText(/is a fictional profile/)).toBeVisible()
    await user.click(await orderButton())
    await waitFor(() => expect(onPaid).toHaveBeenCalled())
    expect(readWaitingMessage(7, 11)).toMatchObject({ text: 'Hello', order: { payment: 5, sends: true } })
  })

  it('offers no sending while nothing is written', async () => {
    giveWallet()
    show({}, { text: '' })
    await orderButton()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  const consent = () => screen.findByRole('checkbox', { name: /^Send my message to Clara/ })

  it('keeps the choice to send the message in this tab, for the same words only', async () => {
    const first = show()
    await first.user.click(await consent())
    first.unmount()
    const second = show()
    expect(await consent()).toBeChecked()
    second.unmount()
    for (const over of [{ text: 'Hello you' }, { key: 'message-key-2' }, { profileId: 12 }]) {
      const other = show({}, over)
      expect(await consent()).not.toBeChecked()
      other.unmount()
    }
    const last = show()
    await last.user.click(await consent())
    last.unmount()
    show()
    expect(await consent()).not.toBeChecked()
  })

  it('[PAY-03] reports a declined payment to the conversation and lets the member order again', async () => {
    giveWallet()
    const { user, orders, onPaid, onFailed, answers } = show(paid({ state: 'failed', failure: 'declined' }))
    await user.click(await consent())
    await user.click(await orderButton())
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1))
    expect(readWaitingMessage(7, 11)?.order).toMatchObject({ payment: 5 })
    expect(onPaid).not.toHaveBeenCalled()
    expect(await consent()).toBeChecked()
    answers.startPayment = paid().startPayment
    await user.click(await orderButton())
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1))
    expect(orders()[1]?.key).not.toBe(orders()[0]?.key)
  })

  it('[PAY-03] starts with the package and the method of a declined order', async () => {
    giveWallet()
    const first = show(paid({ package: 'p0', method: 'paypal', state: 'failed', failure: 'declined' }))
    await orderButton()
    await first.user.click(screen.getByRole('radio', { name: /^10/ }))
    await first.user.click(await screen.findByRole('button', { name: /^Order and pay €3\.74/ }))
    await waitFor(() => expect(first.onFailed).toHaveBeenCalled())
    first.unmount()
    show({}, { ...readWaitingMessage(7, 11) })
    expect(await screen.findByText('PayPal')).toBeVisible()
    expect(screen.getByRole('radio', { name: /^10/ })).toBeChecked()
  })

  it('[PAY-03] continues with the payment of another tab instead of ordering twice', async () => {
    giveWallet()
    const { user, onPaid } = show({
      startPayment: refuse('conflict', { reason: 'repeated', payment: 8 }),
      getPayment: ({ query }) => ({
        payment: createPayment({ payment_id: (query as { id: number }).id, state: 'paid' }),
      }),
    })
    await user.click(await orderButton())
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[PAY-03] shows a payment that is not decided yet on its own page', async () => {
    giveWallet()
    const { user, visited } = show(paid({ state: 'pending' }))
    await user.click(await orderButton())
    await waitFor(() => expect(visited).toEqual(['/credits/p1/googlepay?payment=5']))
  })

  it('links to the checkout with all methods, which leads back', async () => {
    giveWallet()
    const { user, visited } = show()
    await orderButton()
    await user.click(screen.getByRole('link', { name: 'Other methods' }))
    expect(visited).toEqual(['/credits/p1?message=11'])
    expect(readWaitingMessage(7, 11)).toEqual(message)
  })

  it('[ERROR-01] retries packages that failed to load', async () => {
    giveWallet()
    let getPackages: () => unknown = refuse('network')
    const { user } = show({ getPackages: () => getPackages() })
    const again = await screen.findByRole('button', { name: 'Try again' })
    getPackages = catalogue.getPackages
    await user.click(again)
    expect(await orderButton()).toBeVisible()
  })
})

describe('[CHAT-03] the checkout for a waiting message', () => {
  const open = async (path: string, answers: Answers = {}) => {
    const { PaymentsRoutes } = await import('../routes')
    const { createStore } = await import('../store')
    return renderRemote(<PaymentsRoutes />, {
      path,
      user: createUser({ id: 7 }),
      createStore,
      answers: { ...catalogue, ...answers },
    })
  }

  it('leads back to the conversation and keeps the message when the method changes', async () => {
    storeWaitingMessage(message)
    const { user, visited } = await open('/credits/p1?message=11')
    expect(await screen.findByRole('link', { name: 'Back to Clara' })).toHaveAttribute(
      'href',
      '/members/11/chat',
    )
    await user.click(await screen.findByRole('radio', { name: 'Credit card' }))
    await waitFor(() => expect(visited).toEqual(['/credits/p1/creditcard?message=11']))
  })

  it('lists the payment methods first, and the choice to send the message directly above the order button', async () => {
    storeWaitingMessage(message)
    const { user } = await open('/credits/p1?message=11')
    const method = await screen.findByRole('radio', { name: 'PayPal' })
    const [group] = screen.getAllByRole('group')
    expect(group).toContainElement(method)
    expect(getComputedStyle(screen.getByText('Package')).position).not.toBe('absolute')
    const consent = screen.getByRole('checkbox', { name: /^Send my message to Clara/ })
    expect(consent).not.toBeChecked()
    await user.click(consent)
    await user.click(screen.getByRole('radio', { name: 'Credit card' }))
    expect(await screen.findByRole('checkbox', { name: /^Send my message/ })).toBeChecked()
    const button = screen.getByRole('button', { name: /^Order and pay/ })
    expect(button.previousElementSibling).toContainElement(screen.getByRole('checkbox'))
  })

  it('[PAY-03] preselects another method after a decline, and still offers the declined one', async () => {
    storeWaitingMessage(message)
    await open('/credits/p1?message=11&declined=paypal')
    expect(await screen.findByRole('radio', { name: 'PayPal' })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: 'PayPal' })).toBeEnabled()
    expect(screen.getByRole('radio', { name: 'Credit card' })).toBeChecked()
  })

  it('[PAY-03] returns to the conversation once the payment is completed', async () => {
    storeWaitingMessage({ ...message, order: { payment: 5, sends: true, at: 0 } })
    const { visited } = await open('/credits/p1/paypal?payment=5', {
      getPayment: () => ({ payment: createPayment({ state: 'paid' }) }),
    })
    await waitFor(() => expect(visited).toEqual(['/members/11/chat']))
  })

  it.each(['pending', 'requires_action'] as const)(
    '[PAY-03] links a payment that is %s to the conversation',
    async (state) => {
      storeWaitingMessage({ ...message, order: { payment: 5, sends: true, at: 0 } })
      await open('/credits/p1/paypal?payment=5', {
        getPayment: () => ({ payment: createPayment({ state }) }),
      })
      expect(await screen.findByRole('link', { name: 'Back to Clara' })).toHaveAttribute(
        'href',
        '/members/11/chat',
      )
    },
  )

  it('[PAY-03] stays with the reason when the payment failed', async () => {
    storeWaitingMessage({ ...message, order: { payment: 5, sends: true, at: 0 } })
    const { visited } = await open('/credits/p1/paypal?payment=5', {
      getPayment: () => ({ payment: createPayment({ state: 'failed', failure: 'declined' }) }),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment was declined.')
    expect(await screen.findByRole('link', { name: 'Back to Clara' })).toBeVisible()
    expect(visited).toEqual([])
  })
})
