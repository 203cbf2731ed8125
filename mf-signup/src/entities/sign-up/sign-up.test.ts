import { createCard, createStorage, createTestStore, createUser, refuse, settle } from '../../testing/fakes'
import { readDraft } from './draft'
import { selectEndPath, selectIsComplete, selectSignUp, suggestionsPath } from './selectors'
import {
  closed,
  draftChanged,
  flowOpened,
  loginChosen,
  passwordTyped,
  signUpRequested,
  stepChosen,
  stepRequested,
} from './slice'

const typed = { email: ' anna@site.test ', name: 'Anna', dateOfBirth: '1990-05-04' }
const password = 'a long sentence'

const begin = (answers: Parameters<typeof createTestStore>[0] = {}, request = {}) => {
  const made = createTestStore(answers)
  made.store.dispatch(flowOpened({ member: null, request }))
  made.store.dispatch(draftChanged(typed))
  made.store.dispatch(passwordTyped(password))
  return made
}

describe('sign-up', () => {
  it('[SIGNUP-01] creates the account, then saves steps 1 to 4', async () => {
    const { store, calls, reached, refreshSession } = begin({
      signUp: () => ({ user: createUser({ status: 'not_confirmed' }) }),
      completeSignUp: () => ({ user: createUser() }),
    })
    store.dispatch(signUpRequested())
    await settle()
    expect(selectSignUp(store.getState())).toMatchObject({ step: 1, member: { id: 7 }, password: '' })
    expect(refreshSession).toHaveBeenCalledTimes(1)
    for (const step of [1, 2, 3, 4]) {
      expect(selectIsComplete(store.getState())).toBe(false)
      store.dispatch(stepRequested({ step, change: {} }))
      await settle()
    }
    expect(selectIsComplete(store.getState())).toBe(true)
    expect(reached).toEqual(['account', 'photo', 'location', 'personal', 'about'])
    expect(calls.slice(1)).toEqual([1, 2, 3, 4].map((step) => ({ name: 'completeSignUp', body: { step } })))
  })

  it('[SIGNUP-01] opens the step after the account once the session holds the member', async () => {
    const { store, refreshSession } = begin({ signUp: () => ({ user: createUser({ signup_step: 1 }) }) })
    let finish = (): void => {}
    refreshSession.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)))
    store.dispatch(signUpRequested())
    await settle()
    expect(refreshSession).toHaveBeenCalledTimes(1)
    expect(selectSignUp(store.getState())).toMatchObject({ step: 0, status: 'loading' })
    finish()
    await settle()
    expect(selectSignUp(store.getState())).toMatchObject({ step: 1, status: 'idle' })
  })

  it('[SIGNUP-01] uses the gender chosen on a lander until another lander changes it', async () => {
    const { store, calls } = begin({ signUp: () => ({ user: createUser() }) }, { lookingFor: 'male' })
    store.dispatch(signUpRequested())
    await settle()
    expect(calls[0]?.body).toMatchObject({ looking_for: 'male' })
    expect(selectSignUp(store.getState()).draft.lookingFor).toBe('male')

    const again = begin({}, { lookingFor: 'male' })
    again.store.dispatch(flowOpened({ member: null, request: { profileId: 3 } }))
    expect(selectSignUp(again.store.getState()).draft.lookingFor).toBe('male')
    again.store.dispatch(flowOpened({ member: null, request: { lookingFor: null } }))
    expect(selectSignUp(again.store.getState()).draft.lookingFor).toBeNull()
  })

  it.each([
    ['/credits/p2/paypal', '/credits/p2/paypal'],
    ['https://evil.test', suggestionsPath],
    [undefined, suggestionsPath],
  ])('[ROUTE-27] sign-up with return address %s ends on %s', async (returnTo, expected) => {
    const { store, navigated } = begin({ signUp: () => ({ user: createUser() }) }, { returnTo })
    store.dispatch(loginChosen())
    await settle()
    const back = returnTo === expected ? returnTo : '/members/3'
    expect(navigated.at(-1)?.[0]).toBe(`/login?return=${encodeURIComponent(back)}`)
    store.dispatch(signUpRequested())
    await settle()
    expect(selectEndPath(store.getState())).toBe(expected)
  })

  it('[SIGNUP-02] sends the profile, the first message and the traffic source', async () => {
    const { store, calls } = begin(
      { getMember: () => ({ profile: createCard(3) }), signUp: () => ({ user: createUser() }) },
      { profileId: 3, message: 'Hello' },
    )
    await settle()
    expect(selectSignUp(store.getState()).target).toMatchObject({ id: 3 })
    store.dispatch(signUpRequested())
    await settle()
    expect(calls.find(({ name }) => name === 'signUp')?.body).toEqual({
      email: 'anna@site.test',
      name: 'Anna',
      date_of_birth: '1990-05-04',
      password,
      profile: 3,
      signup_message: 'Hello',
      language: 'it',
      tracking: { ref: 'a' },
    })
  })

  it('[ROUTE-07] continues without a profile that no longer exists', async () => {
    const { store } = begin({ getMember: refuse('not_found') }, { profileId: 3 })
    await settle()
    expect(selectSignUp(store.getState())).toMatchObject({ target: null, draft: { profileId: null } })
  })

  it('[ROUTE-24] opened without a profile, drops the previous one and keeps the other answers', async () => {
    const { store } = begin(
      { getMember: () => ({ profile: createCard(3) }) },
      { profileId: 3, message: 'Hello' },
    )
    await settle()
    store.dispatch(flowOpened({ member: null, request: null }))
    expect(selectSignUp(store.getState()).draft).toMatchObject({ profileId: null, message: '', name: 'Anna' })
  })

  it('[SIGNUP-04] emits signup-closed with its completion', async () => {
    const { store, emitted } = begin({
      signUp: () => ({ user: createUser({ signup_step: 4 }) }),
      completeSignUp: () => ({ user: createUser() }),
    })
    expect(emitted).toEqual([])
    store.dispatch(closed())
    expect(emitted.at(-1)).toEqual(['signup-closed', { isComplete: false }])
    store.dispatch(signUpRequested())
    await settle()
    store.dispatch(stepRequested({ step: 4, change: {} }))
    await settle()
    store.dispatch(closed())
    expect(emitted.at(-1)).toEqual(['signup-closed', { isComplete: true }])
  })

  it('[SIGNUP-08] a taken e-mail address returns to its screen with all answers, and can log in', async () => {
    const { store, emitted, navigated } = begin({ signUp: refuse('email_taken', { field: 'email' }) })
    store.dispatch(draftChanged({ screen: 1 }))
    store.dispatch(signUpRequested())
    await settle()
    expect(selectSignUp(store.getState())).toMatchObject({
      step: 0,
      failure: { code: 'email_taken' },
      draft: { screen: 0, name: 'Anna' },
      password,
    })
    store.dispatch(loginChosen())
    expect(emitted.at(-1)).toEqual(['redirected-to-login', { email: typed.email }])
    expect(navigated.at(-1)).toEqual(['/login?return=%2Fmembers%2F3', { email: typed.email }])
  })

  it('stores the draft without the password until the account exists', async () => {
    const { store, storage } = begin({ signUp: () => ({ user: createUser() }) })
    expect(readDraft(storage)).toMatchObject({ name: 'Anna', dateOfBirth: '1990-05-04' })
    expect(JSON.stringify(storage.items)).not.toContain(password)
    const reloaded = createTestStore({}, { storage })
    expect(selectSignUp(reloaded.store.getState()).draft).toMatchObject({ name: 'Anna' })
    store.dispatch(signUpRequested())
    await settle()
    expect(storage.items).toEqual({})
  })

  it('keeps the interests of a lander for their step after the account exists', async () => {
    const { store, storage } = begin({ signUp: () => ({ user: createUser() }) }, { interests: ['hiking'] })
    store.dispatch(signUpRequested())
    await settle()
    expect(readDraft(storage)).toMatchObject({ interests: ['hiking'] })
  })

  it('ignores an invalid draft', () => {
    expect(readDraft(createStorage({ 'duetto-sign-up': '{"email":1}' }))).toBeNull()
    expect(readDraft(createStorage({ 'duetto-sign-up': 'nonsense' }))).toBeNull()
  })

  it('[ROUTE-26] a member resumes at the last step; Back does not reach step 0', () => {
    const { store, emitted } = createTestStore()
    store.dispatch(flowOpened({ member: createUser({ signup_step: 3 }), request: null }))
    expect(selectSignUp(store.getState()).step).toBe(3)
    expect(emitted).toEqual([])
    store.dispatch(stepChosen(0))
    expect(selectSignUp(store.getState()).step).toBe(1)
  })

  it('stays at a refused step with the reason', async () => {
    const { store } = createTestStore({ completeSignUp: refuse('unavailable') })
    store.dispatch(flowOpened({ member: createUser({ signup_step: 2 }), request: null }))
    store.dispatch(stepRequested({ step: 2, change: { city: 'Parma' } }))
    await settle()
    expect(selectSignUp(store.getState())).toMatchObject({ step: 2, failure: { code: 'unavailable' } })
  })
})
