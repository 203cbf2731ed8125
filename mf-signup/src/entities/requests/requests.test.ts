import { makeTestStore, refuse, settle } from '../../testing/fakes'
import { requestForgotten, requestSent } from './slice'

const login = requestSent({ name: 'login', body: { email: 'a@b.test', password: 'x' } })

describe('requests', () => {
  it('[ACCOUNT-01] a login asks who is signed in; a refused one keeps the minutes of its block', async () => {
    const { store, answers, refreshSession } = makeTestStore({
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
    store.dispatch(requestForgotten('login'))
    expect(store.getState().requests.login).toBeUndefined()
  })

  it('a second press while the first is under way sends nothing; another form may', async () => {
    const { store, calls } = makeTestStore({ login: () => new Promise(() => {}) })
    store.dispatch(login)
    store.dispatch(login)
    store.dispatch(requestSent({ name: 'requestReset', body: { email: 'a@b.test' } }))
    await settle()
    expect(calls.map(({ name }) => name)).toEqual(['login', 'requestReset'])
  })

  it('[ACCOUNT-06] a deletion leads to its page with the date of the erasure', async () => {
    const { store, went, refreshSession } = makeTestStore({
      deleteAccount: () => ({ ok: true, erased_at: '2026-03-15T12:00:00Z' }),
    })
    store.dispatch(requestSent({ name: 'deleteAccount', body: { password: 'x' } }))
    await settle()
    expect(went).toEqual([['/account-deleted', { erasedAt: '2026-03-15T12:00:00Z' }]])
    expect(refreshSession).toHaveBeenCalledTimes(1)
  })

  it('a session that ended is a failure, not a success', async () => {
    const { store } = makeTestStore({ sendActivationMail: () => false })
    store.dispatch(requestSent({ name: 'sendActivationMail', body: undefined }))
    await settle()
    expect(store.getState().requests.sendActivationMail?.failure?.code).toBe('authentication_required')
  })
})
