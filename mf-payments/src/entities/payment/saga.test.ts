import { fakeApi, refuse, settle } from '@duetto/shared/testing'
import { makePaymentsStore } from '../../store'
import { makePayment } from '../../testing'
import { orderLeft, orderRequested, paymentFollowed, paymentLeft, repeatRequested } from './slice'

const order = { package: 'p1' as const, method: 'creditcard' as const, price_minor: 1299, key: 'order-1' }

const start = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi(answers)
  const leaveTo = jest.fn()
  const refreshBalance = jest.fn(async () => {})
  const { store } = makePaymentsStore({
    http: api.http,
    leaveTo,
    goTo: jest.fn(),
    refreshBalance,
  })
  return { ...api, leaveTo, refreshBalance, store, state: () => store.getState().payment }
}

describe('paying', () => {
  it('[ROUTE-15] an order goes to the provider’s page with the total that was shown, under one key', async () => {
    const redirect_url = 'http://provider.test/pay/5'
    const { store, calls, leaveTo } = start({
      startPayment: () => ({ payment: makePayment({ redirect_url }) }),
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

  it('[PAY-03] a refused order keeps the member at the checkout with the reason', async () => {
    const { store, state, leaveTo } = start({ startPayment: refuse('method_unavailable') })
    store.dispatch(orderRequested(order))
    await settle()
    expect(state()).toMatchObject({ orderStatus: 'failed', orderErrorCode: 'method_unavailable' })
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('[TRUST-04] a price that changed is shown anew before the member can order again', async () => {
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

  it('[PAY-05] a refused repetition does not follow the member to the checkout', async () => {
    const { store, calls, state } = start({ repeatOrder: refuse('recurring_failed') })
    store.dispatch(repeatRequested({ payment: 5, price_minor: 1299, key: 'repeat-1' }))
    await settle()
    expect(calls).toMatchObject([{ name: 'repeatOrder', key: 'repeat-1' }])
    expect(state()).toMatchObject({ orderStatus: 'failed', orderErrorCode: 'recurring_failed' })
    store.dispatch(orderLeft())
    expect(state()).toMatchObject({ orderStatus: 'idle', orderErrorCode: null })
  })

  describe('coming back', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it('[PAY-03] asks until the payment is decided, then reads the balance again', async () => {
      let asked = 0
      const { store, state, refreshBalance } = start({
        getPayment: () => {
          asked += 1
          return { payment: makePayment({ state: asked < 3 ? 'pending' : 'paid' }) }
        },
      })
      store.dispatch(paymentFollowed({ id: 5, redirectResult: null }))
      await jest.advanceTimersByTimeAsync(0)
      expect(state().payment?.state).toBe('pending')
      await jest.advanceTimersByTimeAsync(30_000)
      expect(state().payment?.state).toBe('paid')
      expect(asked).toBe(3)
      expect(refreshBalance).toHaveBeenCalledTimes(1)
    })

    it('stops asking when the page is left', async () => {
      const { store, calls } = start({ getPayment: () => ({ payment: makePayment() }) })
      store.dispatch(paymentFollowed({ id: 5, redirectResult: null }))
      await jest.advanceTimersByTimeAsync(0)
      store.dispatch(paymentLeft())
      await jest.advanceTimersByTimeAsync(60_000)
      expect(calls).toHaveLength(1)
    })
  })
})
