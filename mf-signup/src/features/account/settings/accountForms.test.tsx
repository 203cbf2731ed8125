import { screen, waitFor, within } from '@testing-library/react'
import { createUser, refuse } from '../../../testing/fakes'
import type { Answers } from '../../../testing/fakes'
import { renderScreen } from '../../../testing/renderScreen'
import { DeleteDialog } from './DeleteDialog'
import { EmailForm } from '../../../widgets/account/EmailForm'
import { PasswordForm } from './PasswordForm'

let closed = 0
const onClose = (): void => {
  closed += 1
}
beforeEach(() => {
  closed = 0
})
const sent = ({ calls }: { calls: { name: string; body?: unknown }[] }, name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body)

describe('deletion', () => {
  const show = (answers: Answers = {}) =>
    renderScreen(<DeleteDialog onClose={onClose} />, { user: createUser(), answers })
  const submit = () => screen.getByRole('button', { name: 'Delete my account' })

  it('[ACCOUNT-06] sends the password and the trimmed reason', async () => {
    const view = show({ deleteAccount: () => ({ ok: true, erased_at: '2026-03-15T12:00:00Z' }) })
    await view.user.type(screen.getByLabelText('Current password'), 'secret')
    await view.user.type(screen.getByLabelText(/tell us why/), '  I met someone.  ')
    await view.user.click(submit())
    expect(sent(view, 'deleteAccount')).toEqual([{ password: 'secret', reason: 'I met someone.' }])
  })

  it('[ACCOUNT-06] sends no empty reason', async () => {
    const view = show({ deleteAccount: () => new Promise(() => {}) })
    await view.user.type(screen.getByLabelText('Current password'), 'secret')
    await view.user.type(screen.getByLabelText(/tell us why/), '   ')
    await view.user.click(submit())
    expect(sent(view, 'deleteAccount')).toEqual([{ password: 'secret' }])
  })

  it('[ACCOUNT-06] shows a wrong password at its field and stays open', async () => {
    const view = show({ deleteAccount: refuse('wrong_password') })
    await view.user.type(screen.getByLabelText('Current password'), 'wrong')
    await view.user.click(submit())
    expect(await screen.findByText('That is not your current password.')).toBeVisible()
    expect(screen.getByLabelText('Current password')).toBeInvalid()
    expect(closed).toBe(0)
  })

  it('[ACCOUNT-06] shows any other error in the dialog', async () => {
    const view = show({ deleteAccount: refuse('unavailable') })
    await view.user.type(screen.getByLabelText('Current password'), 'secret')
    await view.user.click(submit())
    expect(await within(screen.getByRole('dialog')).findByText(/busy/)).toBeVisible()
  })

  it('[ACCOUNT-06] keeps the account on request', async () => {
    const view = show()
    await view.user.click(screen.getByRole('button', { name: 'Keep my account' }))
    expect(closed).toBe(1)
    expect(view.calls).toEqual([])
  })
})

describe('e-mail address', () => {
  const show = (answers: Answers = {}) =>
    renderScreen(<EmailForm current="anna@site.test" onClose={onClose} />, { user: createUser(), answers })
  const fill = async (view: ReturnType<typeof show>, email: string, password = 'secret') => {
    await view.user.type(screen.getByLabelText('New e-mail address'), email)
    if (password) await view.user.type(screen.getByLabelText('Current password'), password)
    await view.user.click(screen.getByRole('button', { name: 'Send link' }))
  }

  it('[ACCOUNT-05] starts in the field, and sends the trimmed address', async () => {
    const view = show({ requestMailChange: () => ({ ok: true }) })
    expect(screen.getByLabelText('New e-mail address')).toHaveFocus()
    await fill(view, ' new@site.test ')
    expect(sent(view, 'requestMailChange')).toEqual([{ email: 'new@site.test', password: 'secret' }])
    const note = await screen.findByText(/sent a link to new@site.test/)
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(note).toBeVisible()
    expect(closed).toBe(1)
  })

  it.each([
    ['', 'secret', /e-mail/i],
    ['anna', 'secret', /e-mail/i],
    ['ANNA@site.test', 'secret', /already your e-mail address/],
    ['new@site.test', '', /Enter your password/],
  ])('[ACCOUNT-05] does not send “%s” with the password “%s”', async (email, password, text) => {
    const view = show()
    if (email) await view.user.type(screen.getByLabelText('New e-mail address'), email)
    if (password) await view.user.type(screen.getByLabelText('Current password'), password)
    await view.user.click(screen.getByRole('button', { name: 'Send link' }))
    const [summary] = screen.getAllByRole('alert')
    expect(summary).toHaveTextContent(text)
    expect(view.calls).toEqual([])
  })

  it.each([
    ['email_taken', 'New e-mail address', { field: 'email' }],
    ['wrong_password', 'Current password', {}],
  ] as const)('[ACCOUNT-05] shows %s at the field and focuses it', async (code, label, details) => {
    const view = show({ requestMailChange: refuse(code, details) })
    await fill(view, 'new@site.test')
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid())
    expect(screen.getByLabelText(label)).toHaveFocus()
  })

  it('[SIGNUP-08] accepts a suggested address', async () => {
    const view = show()
    await view.user.type(screen.getByLabelText('New e-mail address'), 'anna@gmial.com')
    await view.user.click(await screen.findByRole('button', { name: 'anna@gmail.com' }))
    expect(screen.getByLabelText('New e-mail address')).toHaveValue('anna@gmail.com')
  })

  it('[ACCOUNT-05] closes without a call', async () => {
    const view = show()
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(closed).toBe(1)
    expect(view.calls).toEqual([])
  })
})

describe('password', () => {
  const show = (answers: Answers = {}) =>
    renderScreen(<PasswordForm email="anna@site.test" onClose={onClose} />, { user: createUser(), answers })
  const fill = async ({ user }: ReturnType<typeof show>, next: string, again = next) => {
    await user.type(screen.getByLabelText('Current password'), 'old secret')
    await user.type(screen.getByLabelText('New password'), next)
    await user.type(screen.getByLabelText('New password again'), `${again}{Enter}`)
  }

  it('[ACCOUNT-04] sends both passwords', async () => {
    const view = show({ changePassword: () => new Promise(() => {}) })
    await fill(view, 'a long sentence')
    expect(sent(view, 'changePassword')).toEqual([
      { old_password: 'old secret', password: 'a long sentence' },
    ])
  })

  it('[ACCOUNT-04] refuses different or short passwords without a call', async () => {
    const view = show()
    await fill(view, 'a long sentence', 'another sentence')
    expect(screen.getByLabelText('New password again')).toBeInvalid()
    view.unmount()
    const short = show()
    await fill(short, 'x')
    expect(screen.getByLabelText('New password')).toBeInvalid()
    expect([...view.calls, ...short.calls]).toEqual([])
  })
})
