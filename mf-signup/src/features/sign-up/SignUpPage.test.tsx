import { act, screen, waitFor, within } from '@testing-library/react'
import { createImage, createOwnProfile, createCard, createUser, refuse } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { SignUpPage } from './SignUpPage'

type Screen = ReturnType<typeof renderScreen>

beforeEach(() => sessionStorage.clear())

const answerDetails = async ({ user }: Screen, { year = '1990', name = 'Anna' } = {}) => {
  await user.type(screen.getByLabelText('First name or nickname'), name)
  await user.type(screen.getByLabelText('Password'), 'a long sentence')
  await user.click(screen.getByLabelText('Month'))
  await user.keyboard(`0504${year}`)
}
const answerEmail = ({ user }: Screen, email = 'anna@site.test') =>
  user.type(screen.getByLabelText('E-mail address'), `${email}{Enter}`)
const fill = async (view: Screen, answers: Parameters<typeof answerDetails>[1] = {}) => {
  await answerEmail(view)
  await answerDetails(view, answers)
}
const create = ({ user }: Screen) => user.click(screen.getByRole('button', { name: 'Create account' }))

describe('sign-up page', () => {
  it('[SIGNUP-01] continues from the account to the photo, and shows where the e-mail was sent', async () => {
    const view = renderScreen(<SignUpPage />, {
      answers: {
        signUp: () => ({ user: createUser() }),
        getProfile: () => ({ profile: createUser().profile }),
      },
    })
    expect(screen.getByText('Step 1 of 5')).toBeVisible()
    await fill(view)
    await create(view)
    expect(await screen.findByRole('heading', { name: 'Add a photo' })).toBeVisible()
    expect(screen.getByText(/sent a link and a code to anna@site.test/)).toBeVisible()
    expect(screen.getByText('Step 2 of 5')).toBeVisible()
  })

  it('[SIGNUP-01] can skip the photo, but not the gender', async () => {
    const profile = { ...createUser().profile, gender: null, looking_for: null }
    const view = renderScreen(<SignUpPage />, {
      user: createUser({ signup_step: 1 }),
      answers: {
        getProfile: () => ({ profile }),
        completeSignUp: () => ({ user: createUser({ profile }) }),
      },
    })
    await view.user.click(await screen.findByRole('button', { name: 'Skip for now' }))
    await view.user.click(await screen.findByRole('button', { name: 'Skip for now' }))
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull()
    await view.user.click(screen.getByRole('button', { name: 'Continue' }))
    const summary = screen.getAllByRole('alert')[0] as HTMLElement
    expect(summary).toHaveFocus()
    expect(within(summary).getByText(/Choose your gender/)).toBeVisible()
  })

  it('[SIGNUP-01] Back in the browser returns to the previous screen, then leaves', async () => {
    const view = renderScreen(<SignUpPage />)
    await answerEmail(view)
    await view.user.type(screen.getByLabelText('First name or nickname'), 'Anna')
    act(() => void view.pressBack())
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@site.test')
    expect(view.pressBack()).toBe(false)
  })

  it('[SIGNUP-01] Back in the browser returns to the previous step, but not to the account', async () => {
    const view = renderScreen(<SignUpPage />, {
      user: createUser({ signup_step: 2 }),
      answers: { getProfile: () => ({ profile: createUser().profile }) },
    })
    expect(await screen.findByRole('heading', { name: 'Where are you?' })).toBeVisible()
    act(() => void view.pressBack())
    expect(screen.getByRole('heading', { name: 'Add a photo' })).toBeVisible()
    expect(view.pressBack()).toBe(false)
  })

  it('[SIGNUP-03] by invitation only, offers log-in; shows the form to visitors of a traffic source', () => {
    const settings = { signups: 'with_trafficsource' as const }
    const { unmount } = renderScreen(<SignUpPage />, { settings })
    expect(screen.getByRole('heading', { name: 'By invitation only' })).toBeVisible()
    expect(screen.queryByLabelText('E-mail address')).toBeNull()
    unmount()
    renderScreen(<SignUpPage />, { settings, tracking: { ref: 'a' } })
    expect(screen.getByLabelText('E-mail address')).toBeVisible()
  })

  it.each([
    ['anna@site.test', 'cannot be your e-mail address'],
    ['@anna', 'cannot start with @'],
  ])('[SIGNUP-06] refuses the name %s', async (name, text) => {
    const view = renderScreen(<SignUpPage />)
    await fill(view, { name })
    await create(view)
    expect(screen.getAllByText(new RegExp(text)).length).toBeGreaterThan(0)
    expect(view.calls).toEqual([])
  })

  it('[SIGNUP-07] shows the minimum age, and a dialog for an invalid or too recent date', async () => {
    const view = renderScreen(<SignUpPage />, { settings: { min_age: 21 } })
    await answerEmail(view)
    expect(screen.getByText(/must be at least 21/)).toBeVisible()
    await create(view)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Enter your date of birth.')).toBeVisible()
    await answerDetails(view, { year: '2006' })
    await create(view)
    const popup = screen.getByRole('dialog', { name: 'Please check your date of birth' })
    expect(within(popup).getByText(/at least 21 years old/)).toBeVisible()
    for (const part of ['Day', 'Month', 'Year']) expect(screen.getByLabelText(part)).toBeInvalid()
    await view.user.click(within(popup).getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Month')).toHaveFocus()
    expect(screen.getByText(/at least 21 years old to join/)).toBeVisible()
    await view.user.clear(screen.getByLabelText('Month'))
    await view.user.type(screen.getByLabelText('Month'), '13')
    await create(view)
    expect(within(screen.getByRole('dialog')).getByText(/valid date of birth/)).toBeVisible()
    expect(view.calls).toEqual([])
  })

  it('[SIGNUP-08] shows an invalid e-mail address at its field and focuses it', async () => {
    const view = renderScreen(<SignUpPage />)
    await view.user.type(screen.getByLabelText('E-mail address'), 'anna@')
    await view.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByLabelText('E-mail address')).toHaveFocus()
    expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(
      /Enter a valid e-mail address/,
    )
    expect(screen.getByText('Step 1 of 5')).toBeVisible()
    expect(view.calls).toEqual([])
  })

  it('[SIGNUP-08] suggests a corrected e-mail address', async () => {
    const view = renderScreen(<SignUpPage />)
    await view.user.type(screen.getByLabelText('E-mail address'), 'anna@gmial.com')
    await view.user.click(screen.getByRole('button', { name: 'anna@gmail.com' }))
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@gmail.com')
    expect(screen.queryByText(/Did you mean/)).toBeNull()
  })

  it('[SIGNUP-09] has a calendar for the date of birth, up to the minimum age', async () => {
    const view = renderScreen(<SignUpPage />)
    await answerEmail(view)
    await view.user.click(screen.getByRole('button', { name: 'Open calendar' }))
    const calendar = within(screen.getByRole('dialog', { name: 'Date of birth' }))
    await calendar.findByRole('grid')
    expect(calendar.getByRole('button', { name: /March 2, 2008/ })).toBeDisabled()
    await view.user.selectOptions(calendar.getByRole('combobox', { name: /year/i }), '1990')
    await view.user.selectOptions(calendar.getByRole('combobox', { name: /month/i }), 'May')
    await view.user.click(calendar.getByRole('button', { name: 'Friday, May 4, 1990' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Year')).toHaveValue('1990')
    expect(screen.getByLabelText('Day')).toHaveValue('4')
  })

  it('[SIGNUP-02] shows an empty name as missing', async () => {
    const view = renderScreen(<SignUpPage />)
    await fill(view, { name: ' ' })
    await create(view)
    expect(screen.getByText('Enter a name. This is what others see.')).toBeVisible()
    expect(view.calls).toEqual([])
  })

  it('[SIGNUP-08] offers log-in for an e-mail address with an account', async () => {
    const view = renderScreen(<SignUpPage />, {
      answers: { signUp: refuse('email_taken', { field: 'email' }) },
    })
    await fill(view)
    await create(view)
    const logIn = await screen.findByRole('button', { name: 'Log in with this address' })
    expect(screen.getAllByText(/already an account/)).toHaveLength(1)
    await view.user.click(logIn)
    expect(view.visited).toEqual([['/login', { email: 'anna@site.test' }]])
  })

  it('[SIGNUP-01] asks for the address, then for the rest of the account; Back preserves the answers', async () => {
    const view = renderScreen(<SignUpPage />)
    expect(screen.queryByLabelText('Password')).toBeNull()
    await answerEmail(view)
    expect(screen.getByLabelText('First name or nickname')).toHaveFocus()
    await view.user.keyboard('Anna')
    expect(screen.getByText('Step 1 of 5')).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@site.test')
    await view.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByLabelText('First name or nickname')).toHaveValue('Anna')
  })

  it.each([
    ['anna@site.test', false],
    ['anna@', true],
  ])('[SIGNUP-01] with %s from a lander, asks for the address with the reason: %s', (email, isAsked) => {
    renderScreen(<SignUpPage />, { request: { email } })
    expect(screen.queryAllByLabelText('E-mail address')).toHaveLength(isAsked ? 1 : 0)
    expect(screen.queryAllByText(/Enter a valid e-mail address/)).toHaveLength(isAsked ? 1 : 0)
  })

  it('[ROUTE-07][TRUST-01] shows the labelled profile and asks for a first message', async () => {
    const view = renderScreen(<SignUpPage />, {
      request: { profileId: 3 },
      answers: { getMember: () => ({ profile: createCard(3, { name: 'Luca', is_fictional: true }) }) },
      settings: { fictional_singular: 'Moderated profile' },
    })
    expect(await screen.findByRole('heading', { name: 'Meet Luca' })).toBeVisible()
    expect(screen.getByText('Moderated profile')).toBeVisible()
    await view.user.type(screen.getByLabelText('Your first message to Luca'), 'Hello')
    await answerEmail(view)
    expect(screen.getByLabelText('Password')).toBeVisible()
  })

  it('[ROUTE-07] does not ask again for a message that a lander asked for', async () => {
    renderScreen(<SignUpPage />, {
      request: { profileId: 3, message: 'Hello' },
      answers: { getMember: () => ({ profile: createCard(3, { name: 'Luca' }) }) },
    })
    expect(await screen.findByRole('heading', { name: 'Meet Luca' })).toBeVisible()
    expect(screen.queryByLabelText('Your first message to Luca')).toBeNull()
  })

  it('[ROUTE-07] ends on the profile it was for', async () => {
    const view = renderScreen(<SignUpPage />, {
      user: createUser({ signup_step: 4 }),
      request: { profileId: 3 },
      answers: {
        getProfile: () => ({ profile: createUser().profile }),
        completeSignUp: () => ({ user: createUser({ signup_step: 5 }) }),
      },
    })
    await view.user.click(await screen.findByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(view.visited).toEqual([['/members/3?api_signup_complete=1', undefined]]))
  })

  it('[PHOTO-03] asks whether visitors may see the photo, off by default', async () => {
    const profile = createOwnProfile({ images: [createImage(1, 'pending')] })
    const view = renderScreen(<SignUpPage />, {
      user: createUser({ signup_step: 1 }),
      answers: { getProfile: () => ({ profile }), completeSignUp: () => ({ user: createUser() }) },
    })
    const consent = await screen.findByRole('checkbox', { name: /visitors who aren’t logged in/ })
    expect(consent).not.toBeChecked()
    await view.user.click(consent)
    await view.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(view.calls).toContainEqual({ name: 'completeSignUp', body: { step: 1, has_public_photo: true } })
  })

  it.each([
    ['male', 'men', 'Men'],
    ['female', 'women', 'Women'],
    [null, 'everyone', 'Everyone'],
  ] as const)(
    '[SIGNUP-01] shows the choice of a lander, %s, instead of asking again',
    async (lookingFor, who, name) => {
      const profile = { ...createUser().profile, looking_for: null }
      const view = renderScreen(<SignUpPage />, {
        request: { email: 'anna@site.test', lookingFor },
        answers: {
          signUp: () => ({ user: createUser({ signup_step: 3, profile }) }),
          getProfile: () => ({ profile }),
        },
      })
      await answerDetails(view)
      await create(view)
      expect(await screen.findByText(new RegExp(`looking for ${who}`))).toBeVisible()
      expect(screen.queryByRole('group', { name: 'I’m looking for' })).toBeNull()
      await view.user.click(screen.getByRole('button', { name: 'Change' }))
      expect(screen.getByRole('radio', { name })).toBeChecked()
    },
  )

  it('[ROUTE-24] redirects a member with a complete sign-up', () => {
    const { visited } = renderScreen(<SignUpPage />, { user: createUser({ signup_step: 5 }) })
    expect(visited).toEqual([['/members', undefined]])
  })
})

describe('leaving the page', () => {
  it('[SIGNUP-04] emits signup-closed', () => {
    const view = renderScreen(<SignUpPage />)
    const emitted: unknown[] = []
    view.bus.on('signup-closed', (payload) => emitted.push(payload))
    view.unmount()
    expect(emitted).toEqual([{ isComplete: false }])
  })
})

it('[SIGNUP-08] on sites that do not reveal accounts, continues by e-mail', async () => {
  const view = renderScreen(<SignUpPage />, { answers: { signUp: () => ({ user: null }) } })
  await fill(view)
  await create(view)
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  expect(screen.getByText(/sent an e-mail to anna@site.test/)).toBeVisible()
  expect(JSON.stringify(sessionStorage)).not.toContain('anna@site.test')
})
