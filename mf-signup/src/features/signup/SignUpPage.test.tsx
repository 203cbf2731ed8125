import { screen, within } from '@testing-library/react'
import { makeCard, makeUser, refuse } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { SignUpModal } from '../../slots/SignUpModal'
import { SignUpPage } from './SignUpPage'

type Screen = ReturnType<typeof renderScreen>

beforeEach(() => sessionStorage.clear())

const fill = async ({ user }: Screen, { year = '1990', email = 'anna@site.test', name = 'Anna' } = {}) => {
  await user.type(screen.getByLabelText('E-mail address'), email)
  await user.type(screen.getByLabelText('Password'), 'a long sentence')
  await user.type(screen.getByLabelText('Day'), '4')
  await user.type(screen.getByLabelText('Month'), '5')
  await user.type(screen.getByLabelText('Year'), year)
  await user.type(screen.getByLabelText('First name or nickname'), name)
}
const create = ({ user }: Screen) => user.click(screen.getByRole('button', { name: 'Create account' }))

describe('sign-up page', () => {
  it('[SIGNUP-01] leads from the account to the photo and tells where the mail went', async () => {
    const view = renderScreen(<SignUpPage />, {
      answers: { signUp: () => ({ user: makeUser() }), getProfile: () => ({ profile: makeUser().profile }) },
    })
    expect(screen.getByText('Step 1 of 5')).toBeVisible()
    await fill(view)
    await create(view)
    expect(await screen.findByRole('heading', { name: 'Show your face' })).toBeVisible()
    expect(screen.getByText(/sent a link to anna@site.test/)).toBeVisible()
    expect(screen.getByText('Step 2 of 5')).toBeVisible()
  })

  it('[SIGNUP-01] a photo may wait, a gender may not', async () => {
    const view = renderScreen(<SignUpPage />, {
      user: makeUser({ signup_step: 1 }),
      answers: {
        getProfile: () => ({ profile: makeUser().profile }),
        completeSignUp: () => ({ user: makeUser({ profile: { ...makeUser().profile, gender: null } }) }),
      },
    })
    await view.user.click(await screen.findByRole('button', { name: 'Skip for now' }))
    await view.user.click(await screen.findByRole('button', { name: 'Skip for now' }))
    expect(await screen.findByRole('heading', { name: 'Who are you?' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull()
    await view.user.click(screen.getByRole('button', { name: 'Continue' }))
    const summary = screen.getByRole('alert')
    expect(summary).toHaveFocus()
    expect(within(summary).getByText(/Say who you are/)).toBeVisible()
  })

  it('[SIGNUP-03] invite only: no form, but a way to log in; a traffic source opens it', () => {
    const settings = { signups: 'with_trafficsource' as const }
    const { unmount } = renderScreen(<SignUpPage />, { settings })
    expect(screen.getByRole('heading', { name: 'By invitation only' })).toBeVisible()
    expect(screen.queryByLabelText('Password')).toBeNull()
    unmount()
    renderScreen(<SignUpPage />, { settings, tracking: { ref: 'a' } })
    expect(screen.getByLabelText('Password')).toBeVisible()
  })

  it.each([
    ['anna@site.test', 'cannot be your e-mail address'],
    ['@anna', 'cannot begin with @'],
  ])('[SIGNUP-06] refuses the name %s', async (name, text) => {
    const view = renderScreen(<SignUpPage />)
    await fill(view, { name })
    await create(view)
    expect(screen.getAllByText(new RegExp(text)).length).toBeGreaterThan(0)
    expect(view.calls).toEqual([])
  })

  it('[SIGNUP-07] shows the minimum age; an invalid date is said in a popup, one too young as well', async () => {
    const view = renderScreen(<SignUpPage />, { settings: { min_age: 21 } })
    expect(screen.getByText(/must be at least 21/)).toBeVisible()
    await fill(view, { year: '2006' })
    await create(view)
    const popup = screen.getByRole('dialog', { name: 'Please check your date of birth' })
    expect(within(popup).getByText(/at least 21 years old/)).toBeVisible()
    await view.user.click(within(popup).getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    // English of the United States begins with the month.
    expect(screen.getByLabelText('Month')).toHaveFocus()
    await view.user.clear(screen.getByLabelText('Month'))
    await view.user.type(screen.getByLabelText('Month'), '13')
    await create(view)
    expect(within(screen.getByRole('dialog')).getByText(/not a date that exists/)).toBeVisible()
    expect(view.calls).toEqual([])
  })

  it('[SIGNUP-08] refuses an e-mail address that is none, in a summary that takes the focus', async () => {
    const view = renderScreen(<SignUpPage />)
    await fill(view, { email: 'anna@' })
    await create(view)
    const summary = screen
      .getAllByRole('alert')
      .find((alert) => within(alert).queryByRole('heading', { name: 'One thing needs your attention' }))
    expect(summary).toHaveFocus()
    await view.user.click(within(summary as HTMLElement).getByRole('button'))
    expect(screen.getByLabelText('E-mail address')).toHaveFocus()
    expect(view.calls).toEqual([])
  })

  it('[SIGNUP-08] offers login for a linked e-mail address', async () => {
    const view = renderScreen(<SignUpPage />, {
      answers: { signUp: refuse('email_taken', { field: 'email' }) },
    })
    await fill(view)
    await create(view)
    await view.user.click(await screen.findByRole('button', { name: 'Log in with this address' }))
    expect(view.visited).toEqual([['/login', { email: 'anna@site.test' }]])
  })

  it('[SIGNUP-09] one question a screen on a phone; Back keeps what was typed', async () => {
    const view = renderScreen(<SignUpPage />, { isPhone: true })
    expect(screen.queryByLabelText('Password')).toBeNull()
    await view.user.type(screen.getByLabelText('E-mail address'), 'anna@site.test{Enter}')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await view.user.type(screen.getByLabelText('Password'), 'a long sentence{Enter}')
    expect(screen.getByRole('group', { name: 'Date of birth' })).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Back' }))
    await view.user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@site.test')
  })

  it('[ROUTE-07] shows the profile that the sign-up is for, and asks for a first message', async () => {
    renderScreen(<SignUpPage />, {
      request: { profileId: 3 },
      answers: { getMember: () => ({ profile: makeCard(3, { name: 'Luca', is_fictional: true }) }) },
    })
    expect(await screen.findByRole('heading', { name: 'Meet Luca' })).toBeVisible()
    expect(screen.getByLabelText('Your first message to Luca')).toBeVisible()
    expect(screen.getByText(/fictional/i)).toBeVisible()
  })

  it('[TRUST-07] asks for orientation only after a consent of its own', async () => {
    const profile = { ...makeUser().profile, gender: 'female' as const }
    const view = renderScreen(<SignUpPage />, {
      user: makeUser({ signup_step: 3 }),
      answers: { getProfile: () => ({ profile }), completeSignUp: () => ({ user: makeUser() }) },
    })
    await screen.findByRole('heading', { name: 'Who are you?' })
    expect(screen.queryByRole('combobox', { name: 'Orientation' })).toBeNull()
    const consent = screen.getByRole('checkbox', { name: /I agree/ })
    await view.user.click(consent)
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Orientation' }), 'bi')
    await view.user.click(consent)
    await view.user.click(consent)
    expect(screen.getByRole('combobox', { name: 'Orientation' })).toHaveValue('')
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Orientation' }), 'bi')
    await view.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(view.calls.at(-1)).toEqual({
      name: 'completeSignUp',
      body: { step: 3, sexuality: 'bi', has_intimate_consent: true },
    })
  })

  it('[ROUTE-24] a member whose sign-up is complete is led to the members', () => {
    const { visited } = renderScreen(<SignUpPage />, { user: makeUser({ signup_step: 5 }) })
    expect(visited).toEqual([['/members', undefined]])
  })
})

describe('leaving the page', () => {
  it('[SIGNUP-04] tells that the sign-up was closed', () => {
    const view = renderScreen(<SignUpPage />)
    const heard: unknown[] = []
    view.bus.on('signup-closed', (payload) => heard.push(payload))
    view.unmount()
    expect(heard).toEqual([{ isComplete: false }])
  })
})

describe('sign-up modal', () => {
  it('[SIGNUP-04] Escape does not close it; its cross does, and tells so', async () => {
    const onClose = jest.fn()
    const view = renderScreen(<SignUpModal request={{}} onClose={onClose} />)
    expect(screen.getByLabelText('E-mail address')).toHaveFocus()
    await view.user.type(screen.getByLabelText('E-mail address'), 'a{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[SIGNUP-04] the way to the login page closes it', async () => {
    const onClose = jest.fn()
    const view = renderScreen(<SignUpModal request={{}} onClose={onClose} />)
    await view.user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(view.visited.at(-1)?.[0]).toBe('/login')
  })
})
