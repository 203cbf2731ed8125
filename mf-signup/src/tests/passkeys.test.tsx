import { passkeyChallengeMs } from '@duetto/shared/domain'
import { act, screen } from '@testing-library/react'
import { LoginPage } from '../features/login/LoginPage'
import { SettingsPage } from '../features/account/settings/SettingsPage'
import { fakePasskeys, createOwnProfile, createTestStore, createUser, refuse, settle } from '../testing/fakes'
import { renderScreen } from '../testing/renderScreen'
import { browserPasskeys } from '../entities/passkeys/passkeyPort'
import { loginPageLeft, loginPageOpened, passkeyLoginRequested } from '../entities/passkeys/slice'

const options = { challenge: 'c', rpId: 'site.test', timeout: 1, userVerification: 'required' }
const credential = { id: 'k', rawId: 'k', type: 'public-key' as const, response: {} as never }
const answers = { startPasskeyLogin: () => options, loginWithPasskey: () => ({ user: null }) }

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})
const supportPasskeys = () => Object.assign(window, { PublicKeyCredential: class {} })

describe('logging in with a passkey', () => {
  it('[ACCOUNT-01] logs in by autofill', async () => {
    const sign = jest.fn(async () => credential)
    const made = createTestStore(answers, { passkeys: fakePasskeys({ canAutofill: async () => true, sign }) })
    made.store.dispatch(loginPageOpened())
    await settle()
    expect(sign).toHaveBeenCalledWith(options, true)
    expect(made.calls.map(({ name }) => name)).toEqual(['startPasskeyLogin', 'loginWithPasskey'])
    expect(made.refreshSession).toHaveBeenCalledTimes(1)
    made.stop()
  })

  it('[ACCOUNT-01] shows errors after a passkey was chosen, not before', async () => {
    const passkeys = fakePasskeys({ canAutofill: async () => true, sign: async () => credential })
    const chosen = createTestStore(
      { ...answers, loginWithPasskey: refuse('login_blocked', { minutes: 9 }) },
      { passkeys },
    )
    chosen.store.dispatch(loginPageOpened())
    await settle()
    expect(chosen.store.getState().passkeys.login.problem).toMatchObject({ code: 'login_blocked' })
    chosen.stop()
    const unasked = createTestStore({ startPasskeyLogin: refuse('unavailable') }, { passkeys })
    unasked.store.dispatch(loginPageOpened())
    await settle()
    expect(unasked.store.getState().passkeys.login.problem).toBeNull()
    unasked.stop()
  })

  it('requests nothing without autofill; aborts the request on unmount', async () => {
    const cancel = jest.fn()
    const made = createTestStore(answers, { passkeys: fakePasskeys({ cancel }) })
    made.store.dispatch(loginPageOpened())
    await settle()
    expect(made.calls).toEqual([])
    made.store.dispatch(loginPageLeft())
    await settle()
    expect(cancel).toHaveBeenCalledTimes(1)
    made.stop()
  })

  it('renews the challenge before it expires', async () => {
    jest.useFakeTimers()
    const sign = jest.fn(() => new Promise<null>(() => {}))
    const made = createTestStore(answers, { passkeys: fakePasskeys({ canAutofill: async () => true, sign }) })
    made.store.dispatch(loginPageOpened())
    await jest.advanceTimersByTimeAsync(passkeyChallengeMs)
    expect(sign).toHaveBeenCalledTimes(2)
    made.stop()
  })

  it('the button opens the dialog, and autofill resumes if it is cancelled', async () => {
    const sign = jest.fn(async (_: unknown, isAutofill: boolean) =>
      isAutofill ? new Promise<null>(() => {}) : null,
    )
    const made = createTestStore(answers, { passkeys: fakePasskeys({ canAutofill: async () => true, sign }) })
    made.store.dispatch(passkeyLoginRequested())
    await settle()
    expect(sign.mock.calls.map(([, isAutofill]) => isAutofill)).toEqual([false, true])
    expect(made.store.getState().passkeys.login).toEqual({ status: 'failed', problem: 'none' })
    made.stop()
  })

  it('[ACCOUNT-01] shows why a passkey was refused, and the minutes of the block', async () => {
    supportPasskeys()
    jest.spyOn(browserPasskeys, 'sign').mockResolvedValue(credential)
    const view = renderScreen(<LoginPage />, {
      path: '/login',
      answers: { ...answers, loginWithPasskey: refuse('passkey_failed', { attempts_left: 4 }) },
    })
    const button = screen.getByRole('button', { name: 'Log in with a passkey' })
    await view.user.click(button)
    expect(await screen.findByText(/This passkey did not work/)).toBeVisible()
    view.answers.loginWithPasskey = refuse('login_blocked', { minutes: 9 })
    await view.user.click(button)
    expect(await screen.findByText(/9 minutes/)).toBeVisible()
    jest.spyOn(browserPasskeys, 'sign').mockResolvedValue(null)
    await view.user.click(button)
    expect(await screen.findByText(/No passkey was used/)).toBeVisible()
  })

  it('hides the button without passkey support', () => {
    renderScreen(<LoginPage />, { path: '/login' })
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
  })
})

describe('a member’s passkeys', () => {
  const phone = { id: 4, name: 'My phone', created_at: '2026-02-01T12:00:00Z', last_used_at: null }
  const show = async (over: Parameters<typeof createTestStore>[0] = {}, user = createUser()) => {
    let passkeys = [phone]
    const view = renderScreen(<SettingsPage />, {
      user,
      answers: {
        getNotifications: () => ({ disabled: [], has_push: false }),
        getProfile: () => ({ profile: createOwnProfile() }),
        getAccount: () => ({ sessions: [], blocked: [], passkeys, consents: {} }),
        startPasskeyEnrolment: () => ({ challenge: 'c' }),
        addPasskey: () => {
          passkeys = [{ ...phone, id: 5, name: 'Key ring' }, ...passkeys]
          return { ok: true }
        },
        removePasskey: ({ body }) => {
          passkeys = passkeys.filter(({ id }) => id !== (body as { passkey: number }).passkey)
          return { ok: true }
        },
        ...over,
      },
    })
    await screen.findByRole('heading', { name: 'Passkeys' })
    return view
  }
  const fill = async ({ user }: Awaited<ReturnType<typeof show>>) => {
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
    await user.type(screen.getByLabelText('Name'), 'Key ring')
    await user.type(screen.getByLabelText('Current password'), 'secret{Enter}')
  }

  it('[ACCOUNT-01] adds a passkey with the password, lists and removes it', async () => {
    supportPasskeys()
    jest.spyOn(browserPasskeys, 'create').mockResolvedValue(credential)
    const view = await show()
    expect(await screen.findByText('Added Feb 1, 2026 · Not used yet')).toBeVisible()
    await fill(view)
    expect(await screen.findByText(/Your passkey was added/)).toBeVisible()
    expect(view.calls).toContainEqual({ name: 'startPasskeyEnrolment', body: { password: 'secret' } })
    expect(view.calls).toContainEqual({ name: 'addPasskey', body: { credential, name: 'Key ring' } })
    await view.user.click(await screen.findByRole('button', { name: 'Remove Key ring' }))
    const { removePasskey } = view.answers
    view.answers.removePasskey = refuse('wrong_password')
    await view.user.type(screen.getByLabelText('Current password'), 'guess{Enter}')
    expect(await screen.findByText('That is not your current password.')).toBeVisible()
    view.answers.removePasskey = removePasskey
    await view.user.clear(screen.getByLabelText('Current password'))
    await view.user.type(screen.getByLabelText('Current password'), 'secret{Enter}')
    expect(await screen.findByText('The passkey was removed.')).toBeVisible()
    expect(view.calls).toContainEqual({ name: 'removePasskey', body: { passkey: 5, password: 'secret' } })
    await act(settle)
    expect(screen.queryByText('Key ring')).toBeNull()
    expect(screen.getByText('My phone')).toBeVisible()
  })

  it('links to the confirmation if the address is unconfirmed', async () => {
    supportPasskeys()
    await show({}, createUser({ status: 'not_confirmed' }))
    expect(await screen.findByText(/Confirm your e-mail address first\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Confirm my address' })).toHaveAttribute('href', '/activate')
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })

  it('shows a wrong password at its field; a cancelled dialog is not an error', async () => {
    supportPasskeys()
    const create = jest.spyOn(browserPasskeys, 'create').mockResolvedValue(null)
    const view = await show({ startPasskeyEnrolment: refuse('wrong_password') })
    await fill(view)
    expect(await screen.findByText('That is not your current password.')).toBeVisible()
    expect(screen.getByLabelText('Current password')).toBeInvalid()
    view.answers.startPasskeyEnrolment = () => ({ challenge: 'c' })
    const add = screen.getByRole('button', { name: 'Add a passkey' })
    await view.user.click(add)
    expect(await screen.findByText(/No passkey was created/)).toBeVisible()
    create.mockResolvedValue('known')
    await view.user.click(add)
    expect(await screen.findByText(/already has a passkey/)).toBeVisible()
  })
})
