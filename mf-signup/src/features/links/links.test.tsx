import { screen } from '@testing-library/react'
import { stepCount } from '../../entities/sign-up/steps'
import { createCard, createUser, refuse } from '../../testing/fakes'
import type { Answers } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { AccountDeletedPage } from './AccountDeletedPage'
import { ActivatedPage } from './ActivatedPage'
import { ActivationErrorPage } from './ActivationErrorPage'
import { ConfirmPage } from './ConfirmPage'
import { MailChangedPage } from './MailChangedPage'
import { MailStoppedPage } from './MailStoppedPage'
import { UnsubscribePage } from './UnsubscribePage'

const token = 'abcdefghijklmnop'

describe('links in e-mails', () => {
  it('[ROUTE-31] activates once and links to the rest of the sign-up', async () => {
    const view = renderScreen(<ActivatedPage />, {
      path: `/activate/done?token=${token}`,
      answers: { activate: () => ({ user: createUser(), is_new: true }) },
    })
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeVisible()
    view.signIn(createUser({ signup_step: 2 }))
    expect(screen.getByRole('link', { name: 'Finish my profile' })).toHaveAttribute(
      'href',
      '/complete-signup',
    )
    expect(view.calls).toEqual([{ name: 'activate', body: { token } }])
  })

  it('[SIGNUP-05] an invalid link opens the error page with the reason', async () => {
    const view = renderScreen(<ActivatedPage />, {
      path: `/activate/done?token=${token}`,
      answers: { activate: refuse('token_expired') },
    })
    await screen.findByText('Confirming your e-mail address')
    expect(view.visited).toEqual([['/activate/error', { code: 'token_expired' }]])
  })

  it('[ROUTE-31] a reload by an active member is not an error', async () => {
    renderScreen(<ActivatedPage />, {
      path: `/activate/done?token=${token}`,
      user: createUser(),
      answers: { activate: refuse('token_invalid') },
    })
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeVisible()
  })

  it('[SIGNUP-05] without a session, asks for a password and logs in', async () => {
    const answers: Answers = { activate: refuse('password_required', { field: 'password' }) }
    const view = renderScreen(<ActivatedPage />, { path: `/activate/done?token=${token}`, answers })
    const field = await screen.findByLabelText('Your password, or a new one')
    await view.user.type(field, 'short{Enter}')
    expect(field).toBeInvalid()
    expect(view.calls).toHaveLength(1)
    answers.activate = refuse('password_too_common', { field: 'password' })
    await view.user.clear(field)
    await view.user.type(field, 'Football1{Enter}')
    expect(await screen.findAllByText(/too common and easy to guess/)).not.toHaveLength(0)
    expect(field).toHaveValue('Football1')
    answers.activate = refuse('network')
    await view.user.clear(field)
    await view.user.type(field, 'a quiet lighthouse{Enter}')
    expect(await screen.findByText(/connection/)).toBeVisible()
    answers.activate = () => ({ user: createUser(), is_new: true })
    await view.user.click(screen.getByRole('button', { name: 'Confirm my address' }))
    expect(await screen.findByText(/log in with the password you have just entered/)).toBeVisible()
    expect(view.calls.at(-1)).toEqual({ name: 'activate', body: { token, password: 'a quiet lighthouse' } })
    expect(view.visited).toEqual([])
  })

  it('[SIGNUP-05] the link of an active account explains this and links to log-in', async () => {
    const view = renderScreen(<ActivatedPage />, {
      path: `/activate/done?token=${token}`,
      answers: { activate: refuse('already_active') },
    })
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    expect(view.visited).toEqual([])
  })

  it('[ACCOUNT-05] cancels a change of address without log-in, and suggests a new password', async () => {
    const view = renderScreen(<MailStoppedPage />, {
      path: `/mail-change/stop?token=${token}`,
      answers: { stopMailChange: () => ({ ok: true }) },
    })
    expect(await screen.findByRole('heading', { name: 'The change has been stopped' })).toBeVisible()
    expect(screen.getByText(/may know your password/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      '/reset-password',
    )
    expect(view.calls).toEqual([{ name: 'stopMailChange', body: { token } }])
  })

  it.each([
    ['token_invalid', 'There was nothing to stop', false],
    ['unavailable', 'The change has not been stopped yet', true],
  ] as const)('[ACCOUNT-05] shows what to do if stopping fails with %s', async (code, title, mayRetry) => {
    renderScreen(<MailStoppedPage />, {
      path: `/mail-change/stop?token=${token}`,
      answers: { stopMailChange: refuse(code) },
    })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(mayRetry)
    if (!mayRetry) expect(screen.getByText(/write to help@site.test/)).toBeVisible()
  })

  it('[ACCOUNT-05] the link to the new address of an unconfirmed account asks for a password', async () => {
    const answers: Answers = { confirmMailChange: refuse('password_required', { field: 'password' }) }
    const view = renderScreen(<MailChangedPage />, { path: `/mail-change/do?token=${token}`, answers })
    const field = await screen.findByLabelText('Your password, or a new one')
    answers.confirmMailChange = () => ({ ok: true })
    await view.user.type(field, 'a quiet lighthouse{Enter}')
    expect(await screen.findByRole('heading', { name: 'Your e-mail address has been changed' })).toBeVisible()
  })

  it('[ROUTE-32] shows the reason and support, and sends a new link', async () => {
    const view = renderScreen(<ActivationErrorPage />, {
      state: { code: 'token_expired' },
      user: createUser({ status: 'not_confirmed' }),
      answers: { sendActivationMail: () => ({ ok: true }) },
    })
    expect(screen.getByText(/expired.*help@site.test/)).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Send a new link' }))
    expect(await screen.findByText(/on its way to anna@site.test/)).toBeVisible()
  })

  it('[ACCOUNT-09] unsubscribes, explains which e-mails remain, and can undo it', async () => {
    const view = renderScreen(<UnsubscribePage />, {
      path: '/unsubscribe?token=7.abc',
      answers: { unsubscribe: () => ({ ok: true }), resubscribe: () => ({ ok: true }) },
    })
    expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
    expect(screen.getByText(/still get what your account needs/)).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Subscribe again' }))
    expect(await screen.findByRole('heading', { name: 'You’re subscribed again' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Subscribe again' })).toBeNull()
    const body = { token: '7.abc' }
    expect(view.calls).toEqual([
      { name: 'unsubscribe', body },
      { name: 'resubscribe', body },
    ])
  })

  it('[ACCOUNT-09] an invalid unsubscribe link links to the settings', async () => {
    renderScreen(<UnsubscribePage />, {
      path: '/unsubscribe?token=x',
      answers: { unsubscribe: refuse('token_invalid') },
    })
    expect(await screen.findByRole('heading', { name: 'You couldn’t be unsubscribed' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/settings')
  })

  it('[ROUTE-33] changes the address, or explains why not', async () => {
    const answers = { confirmMailChange: () => ({ ok: true }) }
    const { unmount } = renderScreen(<MailChangedPage />, { path: `/mail-change/do?token=${token}`, answers })
    expect(await screen.findByRole('heading', { name: 'Your e-mail address has been changed' })).toBeVisible()
    unmount()
    renderScreen(<MailChangedPage />, {
      path: `/mail-change/do?token=${token}`,
      answers: { confirmMailChange: refuse('email_taken') },
    })
    expect(await screen.findByText(/already an account with this e-mail address/)).toBeVisible()
  })

  it('[ROUTE-33] welcomes a member whose account the changed address activates', async () => {
    const view = renderScreen(<MailChangedPage />, {
      path: `/mail-change/do?token=${token}`,
      user: createUser({ status: 'not_confirmed' }),
      answers: { confirmMailChange: () => ({ ok: true }) },
    })
    expect(await screen.findByRole('heading', { name: 'Your e-mail address has been changed' })).toBeVisible()
    view.signIn(createUser({ signup_step: 2 }))
    expect(screen.getByRole('link', { name: 'Finish my profile' })).toBeVisible()
  })

  it('[ROUTE-30] explains the 14 days and shows the date', () => {
    renderScreen(<AccountDeletedPage />, { state: { erasedAt: '2026-03-15T12:00:00Z' } })
    expect(screen.getByText(/for 14 days.*March 15, 2026/)).toBeVisible()
  })

  it.each([
    ['a visitor', null, 'Deleted accounts', ['Log in', 'Go to the home page']],
    ['a member', createUser(), 'Your account has not been deleted', ['Go to settings']],
  ])('[ROUTE-30] does not claim a deletion to %s', (_, user, title, ways) => {
    renderScreen(<AccountDeletedPage />, { path: '/account-deleted', user })
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(ways)
    expect(document.title).toBe(title)
  })

  it('[ACCOUNT-06] restores the account when its button is pressed, not on load', async () => {
    const view = renderScreen(<AccountDeletedPage />, {
      path: `/account-deleted?token=${token}`,
      answers: { reactivate: () => ({ ok: true }) },
    })
    expect(view.calls).toEqual([])
    await view.user.click(screen.getByRole('button', { name: 'Restore account' }))
    expect(await screen.findByText('Your account has been restored.')).toBeVisible()
    expect(view.calls).toEqual([{ name: 'reactivate', body: { token } }])
  })

  it.each([
    ['token_expired', ['Log in', 'Sign up free'], false],
    ['unavailable', [], true],
  ] as const)('[ACCOUNT-06] after %s offers what can still work', async (code, ways, mayRetry) => {
    const view = renderScreen(<AccountDeletedPage />, {
      path: `/account-deleted?token=${token}`,
      answers: { reactivate: refuse(code) },
    })
    await view.user.click(screen.getByRole('button', { name: 'Restore account' }))
    await screen.findByRole('heading', { name: 'Your account could not be restored' })
    expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(ways)
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(mayRetry)
  })

  it('[SIGNUP-05] activates by code, and shows a wrong code at its field', async () => {
    const view = renderScreen(<ConfirmPage />, {
      path: '/activate',
      user: createUser({ status: 'not_confirmed' }),
      answers: { activateByCode: refuse('code_invalid', { attempts_left: 4 }) },
    })
    expect(screen.getByText(/Sent to anna@site.test/)).toBeVisible()
    const field = screen.getByLabelText('6-digit code')
    await view.user.type(field, '12{Enter}')
    expect(screen.getByText('Enter the 6-digit code from the e-mail.')).toBeVisible()
    expect(view.calls).toEqual([])
    await view.user.type(field, '3456{Enter}')
    expect(await screen.findByText(/This code does not work/)).toBeVisible()
    expect(view.calls).toEqual([{ name: 'activateByCode', body: { code: '123456' } }])
  })

  it('[SIGNUP-05] continues when the link is opened elsewhere', () => {
    const view = renderScreen(<ConfirmPage />, { user: createUser({ status: 'not_confirmed' }) })
    view.signIn(createUser({ status: 'active', signup_step: 2 }))
    expect(screen.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  })

  it.each([
    ['%2Fchats%2F5', [['/chats/5', undefined]], ['Your account is active']],
    ['https%3A%2F%2Fevil.test', [], []],
  ])('[SIGNUP-05] returns to the conversation that asked for the code: %s', (target, visited, texts) => {
    const view = renderScreen(<ConfirmPage />, {
      path: `/activate?return=${target}`,
      user: createUser({ status: 'not_confirmed' }),
    })
    view.signIn(createUser({ status: 'active' }))
    expect(view.visited).toEqual(visited)
    expect(view.toasts.map(({ text }) => text)).toEqual(texts)
  })

  it('[SIGNUP-05] redirects a member who is already active without a toast', () => {
    const view = renderScreen(<ConfirmPage />, { path: '/activate?return=%2Fchats', user: createUser() })
    expect(view.visited).toEqual([['/chats', undefined]])
    expect(view.toasts).toEqual([])
  })

  it('[SIGNUP-05] welcomes a new member with a person to write to', async () => {
    const view = renderScreen(<ConfirmPage />, {
      user: createUser({ status: 'not_confirmed', signup_step: stepCount }),
      answers: { searchMembers: () => ({ profiles: [createCard(4)], similar: [] }) },
    })
    view.signIn(createUser({ status: 'active', signup_step: stepCount }))
    expect(screen.getByRole('heading', { level: 1, name: 'Your account is active' })).toHaveFocus()
    expect(await screen.findByRole('link', { name: 'Write to Member 4' })).toHaveAttribute(
      'href',
      '/members/4/chat',
    )
    expect(screen.getByText(/You can start up to 2 conversations/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to members' })).toBeVisible()
  })
})
