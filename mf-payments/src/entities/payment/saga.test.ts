import { fakeApi, refuse, settle, testNow } from '@duetto/shared/testing'
import { createPaymentsStore } from '../../store'
import { createPayment } from '../../testing'
import { orderLeft, orderRequested, paymentFollowed, paymentLeft, repeatRequested } from './slice'

const order = { package: 'p1' as const, method: 'creditcard' as const, price_minor: 1299, key: 'order-1' }

const start = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi(answers)
  const leaveTo = jest.fn()
  const refreshBalance = jest.fn(async () => {})
  const findWaiting = () => null
  const goTo = jest.fn()
  const { store } = createPaymentsStore({
    http: api.http,
    leaveTo,
    goTo,
    showResult: jest.fn(),
    findWaiting,
    now: () => testNow,
    refreshBalance,
  })
  return { ...api, goTo, leaveTo, refreshBalance, store, state: () => store.getState().payment }
}

describe('ordering', () => {
  it('[ROUTE-15] redirects an order to the provider with the displayed total and one key', async () => {
    const redirect_url = 'http://provider.test/pay/5'
    const { store, calls, leaveTo } = start({
      startPayment: () => ({ payment: createPayment({ redirect_url }) }),
    })
    store.dispatch(orderRequested(order))
    store.dispatch(orderRequested(order))
    await settle()
    expect(calls).toEqual([
      {
        name: 'startPayment',
        key: 'order-1',
        body: { package: 'p1', method: 'creditcard', price_minor: 1299 },
      },
    ])
    expect(leaveTo).toHaveBeenCalledWith(redirect_url)
  })

  it('[PAY-03] keeps the member at the checkout with the reason of a refusal', async () => {
    const { store, state, leaveTo } = start({ startPayment: refuse('method_unavailable') })
    store.dispatch(orderRequested(order))
    await settle()
    expect(state()).toMatchObject({ orderStatus: 'failed', orderErrorCode: 'method_unavailable' })
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('[TRUST-04] reloads a changed price before the next order', async () => {
    const { store, calls, state } = start({
      startPayment: refuse('conflict'),
      getPackages: () => ({ packages: [], discount: null, now: '2026-03-01T12:00:00Z' }),
      getPaymentMethods: () => ({ country: 'IT', methods: [] }),
    })
    store.dispatch(orderRequested(order))
    await settle()
    expect(state().orderErrorCode).toBe('conflict')
    expect(calls.map(({ name }) => name)).toEqual(['startPayment', 'getPackages', 'getPaymentMethods'])
  })

  it('[PAY-05] clears a refused repetition when the page is left', async () => {
    const { store, calls, state } = start({ repeatOrder: refuse('recurring_failed') })
    store.dispatch(repeatRequested({ payment: 5, price_minor: 1299, key: 'repeat-1' }))
    await settle()
    expect(calls).toMatchObject([{ name: 'repeatOrder', key: 'repeat-1' }])
    expect(state()).toMatchObject({ orderStatus: 'failed', orderErrorCode: 'recurring_failed' })
    store.dispatch(orderLeft())
    expect(state()).toMatchObject({ orderStatus: 'idle', orderErrorCode: null })
  })

  describe('following a payment', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it('[PAY-03] polls until the payment is decided, then reloads the balance', async () => {
      let attempts = 0
      const { store, state, refreshBalance } = start({
        getPayment: () => {
          attempts += 1
          return { payment: createPayment({ state: attempts < 3 ? 'pending' : 'paid' }) }
        },
      })
      store.dispatch(paymentFollowed({ id: 5, redirectResult: null }))
      await jest.advanceTimersByTimeAsync(0)
      expect(state().payment?.state).toBe('pending')
      await jest.advanceTimersByTimeAsync(30_000)
      expect(state().payment?.state).toBe('paid')
      expect(attempts).toBe(3)
      expect(refreshBalance).toHaveBeenCalledTimes(1)
    })

    it('stops polling when the page is left', async () => {
      const { store, calls } = start({ getPayment: () => ({ payment: createPayment() }) })
      store.dispatch(paymentFollowed({ id: 5, redirectResult: null }))
      await jest.advanceTimersByTimeAsync(0)
      store.dispatch(paymentLeft())
      await jest.advanceTimersByTimeAsync(60_000)
      expect(calls).toHaveLength(1)
    })
  })
})
