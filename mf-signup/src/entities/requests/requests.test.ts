import { createTestStore, refuse, settle } from '../../testing/fakes'
import { requestCleared, requestSent } from './slice'

const login = requestSent({ name: 'login', body: { email: 'a@b.test', password: 'x' } })

describe('requests', () => {
  it('[ACCOUNT-01] a login refreshes the session; a refused one stores the minutes of the block', async () => {
    const { store, answers, refreshSession } = createTestStore({
      login: refuse('login_blocked', { minutes: 15 }),
    })
    store.dispatch(login)
    await settle()
    expect(store.getState().requests.login).toEqual({
      status: 'failed',
      failure: { code: 'login_blocked', details: { minutes: 15 } },
    })
    expect(refreshSession).not.toHaveBeenCalled()
    answers.login = () => ({ user: null })
    store.dispatch(login)
    await settle()
    expect(refreshSession).toHaveBeenCalledTimes(1)
    expect(store.getState().requests.login?.status).toBe('ready')
    store.dispatch(requestCleared('login'))
    expect(store.getState().requests.login).toBeUndefined()
  })

  it('ignores a second request of the same kind while the first is pending', async () => {
    const { store, calls } = createTestStore({ login: () => new Promise(() => {}) })
    store.dispatch(login)
    store.dispatch(login)
    store.dispatch(requestSent({ name: 'requestReset', body: { email: 'a@b.test' } }))
    await settle()
    expect(calls.map(({ name }) => name)).toEqual(['login', 'requestReset'])
  })

  it('[ACCOUNT-06] a deletion opens its page with the date of the erasure', async () => {
    const { store, navigated, refreshSession } = createTestStore({
      deleteAccount: () => ({ ok: true, erased_at: '2026-03-15T12:00:00Z' }),
    })
    store.dispatch(requestSent({ name: 'deleteAccount', body: { password: 'x' } }))
    await settle()
    expect(navigated).toEqual([['/account-deleted', { erasedAt: '2026-03-15T12:00:00Z' }]])
    expect(refreshSession).toHaveBeenCalledTimes(1)
  })

  it('[ACCOUNT-06] a deletion deletes the member’s data in the browser before the session ends', async () => {
    const { store, answers, forgetMember, refreshSession } = createTestStore({
      deleteAccount: refuse('wrong_password'),
    })
    const deletion = requestSent({ name: 'deleteAccount', body: { password: 'x' } })
    store.dispatch(deletion)
    await settle()
    expect(forgetMember).not.toHaveBeenCalled()
    answers.deleteAccount = () => ({ ok: true, erased_at: '2026-03-15T12:00:00Z' })
    refreshSession.mockImplementation(async () => expect(forgetMember).toHaveBeenCalledTimes(1))
    store.dispatch(deletion)
    await settle()
    expect(refreshSession).toHaveBeenCalledTimes(1)
    expect(store.getState().requests.deleteAccount?.status).toBe('ready')
  })

  it('an expired session is a failure', async () => {
    const { store } = createTestStore({ sendActivationMail: () => false })
    store.dispatch(requestSent({ name: 'sendActivationMail', body: {} }))
    await settle()
    expect(store.getState().requests.sendActivationMail?.failure?.code).toBe('authentication_required')
  })
})
