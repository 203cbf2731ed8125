import { screen } from '@testing-library/react'
import { refuse } from '../../testing/fakes'
import type { Answers } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { NewPasswordPage } from './NewPasswordPage'
import { ResetPage } from './ResetPage'

const ask = async (answers: Answers) => {
  const view = renderScreen(<ResetPage />, { answers })
  await view.user.type(screen.getByLabelText('E-mail address'), 'anna@site.test{Enter}')
}
const setNew = async (answers: Answers, again = 'a long sentence') => {
  const view = renderScreen(<NewPasswordPage />, {
    path: '/reset-password/do?token=abcdefghijklmnop',
    answers,
  })
  await view.user.type(screen.getByLabelText('New password'), 'a long sentence')
  await view.user.type(screen.getByLabelText('New password again'), `${again}{Enter}`)
  return view
}

describe('reset password', () => {
  it('[ROUTE-28] shows where the link was sent', async () => {
    await ask({ requestReset: () => ({ ok: true }) })
    expect(await screen.findByText(/sent a link to anna@site.test/)).toBeVisible()
  })

  it('[ACCOUNT-03] asks to try again tomorrow after too many requests', async () => {
    await ask({ requestReset: refuse('reset_limit') })
    expect(await screen.findByText(/Try again tomorrow/)).toBeVisible()
  })

  it('[ACCOUNT-03] shows an unknown e-mail address at its field', async () => {
    await ask({ requestReset: refuse('email_not_found', { field: 'email' }) })
    expect(await screen.findByText(/no account with this e-mail address/)).toBeVisible()
    expect(screen.getByLabelText('E-mail address')).toBeInvalid()
  })

  it('[ROUTE-29] sets the new password with the token in the URL', async () => {
    const { calls } = await setNew({ resetPassword: () => ({ ok: true }) })
    expect(await screen.findByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
    expect(calls).toEqual([
      { name: 'resetPassword', body: { token: 'abcdefghijklmnop', password: 'a long sentence' } },
    ])
  })

  it('[ACCOUNT-03] refuses different passwords', async () => {
    const { calls } = await setNew({}, 'another sentence')
    expect(screen.getAllByText('The two passwords are not the same.').length).toBeGreaterThan(0)
    expect(calls).toEqual([])
  })

  it.each(['token_expired', 'token_invalid'] as const)(
    '[ACCOUNT-03] %s: asks for a new link',
    async (code) => {
      await setNew({ resetPassword: refuse(code) })
      expect(await screen.findByRole('link', { name: 'Request a new link' })).toHaveAttribute(
        'href',
        '/reset-password',
      )
    },
  )
})
