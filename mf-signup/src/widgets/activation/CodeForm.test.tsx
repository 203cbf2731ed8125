import { act, screen, waitFor } from '@testing-library/react'
import { memberStorage, timings } from '@duetto/shared/domain'
import { createUser, refuse, testNow } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { CodeForm } from './CodeForm'

const member = (signedUpMsAgo = timings.activationAgainMs) =>
  createUser({ status: 'not_confirmed', signup_date: new Date(testNow - signedUpMsAgo).toISOString() })

const Card = () => (
  <CodeForm
    title="Check your inbox"
    renderFrame={(title, form) => (
      <>
        <h2>{title}</h2>
        {form}
      </>
    )}
  />
)

beforeEach(() => localStorage.clear())

describe('[SIGNUP-05] the field for the code', () => {
  it('sends the code with its last digit, once', async () => {
    const view = renderScreen(<Card />, {
      user: member(),
      answers: { activateByCode: () => ({ user: member(), is_new: true }) },
    })
    await view.user.type(screen.getByLabelText('6-digit code'), '12 345')
    expect(view.calls).toEqual([])
    await view.user.keyboard('67')
    expect(view.calls).toEqual([{ name: 'activateByCode', body: { code: '123456' } }])
  })

  it('shows the address of the e-mail above the error', async () => {
    const view = renderScreen(<Card />, {
      user: member(),
      answers: { activateByCode: refuse('code_invalid') },
    })
    await view.user.type(screen.getByLabelText('6-digit code'), '123456')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByText(`Sent to ${member().email}.`, { exact: false })).toBeVisible()
  })

  it('keeps a wrong code selected, so that typing replaces it', async () => {
    const view = renderScreen(<Card />, {
      user: member(),
      answers: { activateByCode: refuse('code_invalid') },
    })
    const field = screen.getByLabelText<HTMLInputElement>('6-digit code')
    await view.user.type(field, '123456')
    expect(await screen.findByText(/code/i, { selector: '[id] *, [id]' })).toBeVisible()
    expect(field).toBeInvalid()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
  })

  describe('corrected during the check', () => {
    const typeDuringCheck = async (keys: string) => {
      let refuseFirst = () => {}
      const view = renderScreen(<Card />, {
        user: member(),
        answers: {
          activateByCode: () =>
            new Promise<void>((resolve) => (refuseFirst = resolve)).then(refuse('code_invalid')),
        },
      })
      await view.user.type(screen.getByLabelText('6-digit code'), `123456${keys}`)
      expect(view.calls).toHaveLength(1)
      await act(async () => refuseFirst())
      return view
    }

    it('is sent after the refusal', async () => {
      const { calls } = await typeDuringCheck('{Backspace}7')
      expect(calls.map(({ body }) => body)).toEqual([{ code: '123456' }, { code: '123457' }])
    })

    it('keeps the digits typed so far', async () => {
      const { user } = await typeDuringCheck('{Backspace}')
      await user.keyboard('7')
      expect(screen.getByLabelText('6-digit code')).toHaveValue('123457')
    })
  })

  it('offers to send the code again after a network error', async () => {
    const view = renderScreen(<Card />, {
      user: member(),
      answers: { activateByCode: refuse('network') },
    })
    await view.user.type(screen.getByLabelText('6-digit code'), '123456')
    view.answers.activateByCode = () => ({ user: member(), is_new: true })
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(view.calls).toHaveLength(2)
  })

  it('clears the error of the former code when a new one is sent', async () => {
    const view = renderScreen(<Card />, {
      user: member(),
      answers: { activateByCode: refuse('code_invalid'), sendActivationMail: () => ({ ok: true }) },
    })
    await view.user.type(screen.getByLabelText('6-digit code'), '123456')
    expect(await screen.findByRole('alert')).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('corrects a wrong address in place and takes its code, also when opened again', async () => {
    const options = {
      user: member(),
      answers: {
        requestMailChange: () => ({ ok: true as const }),
        sendActivationMail: () => ({ ok: true as const }),
      },
    }
    const email = 'right@mail.duetto.test'
    const view = renderScreen(<Card />, options)
    await view.user.click(screen.getByRole('button', { name: 'Wrong address?' }))
    const field = screen.getByLabelText('Your e-mail address')
    expect(field).toHaveValue(member().email)
    expect(screen.getByRole('heading')).toHaveTextContent('Wrong address?')
    await view.user.clear(field)
    await view.user.type(field, email)
    await view.user.type(screen.getByLabelText('Current password'), 'a long password')
    await view.user.click(screen.getByRole('button', { name: 'Send code' }))
    const body = { email, password: 'a long password' }
    expect(view.calls).toEqual([{ name: 'requestMailChange', body }])
    expect(await screen.findByText(`Sent to ${email}.`, { exact: false })).toBeVisible()
    expect(screen.getByLabelText('6-digit code')).toHaveFocus()
    expect(screen.getByRole('heading')).toHaveTextContent('Check your inbox')
    view.unmount()
    const reopened = renderScreen(<Card />, options)
    expect(screen.getByText(`Sent to ${email}.`, { exact: false })).toBeVisible()
    await reopened.user.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(reopened.calls).toEqual([{ name: 'sendActivationMail', body: { email } }])
  })

  it('returns to the former address without a password or an e-mail', async () => {
    localStorage.setItem(
      `${memberStorage.newEmail}${member().id}`,
      JSON.stringify({ email: 'wrong@mail.duetto.test', at: testNow }),
    )
    const { user, calls } = renderScreen(<Card />, { user: member() })
    await user.click(screen.getByRole('button', { name: 'Wrong address?' }))
    await user.clear(screen.getByLabelText('Your e-mail address'))
    await user.type(screen.getByLabelText('Your e-mail address'), `${member().email}{Enter}`)
    expect(screen.getByText(`Sent to ${member().email}.`, { exact: false })).toBeVisible()
    expect(calls).toEqual([])
  })

  it('shows an error of the correction once, at its field', async () => {
    const { user } = renderScreen(<Card />, { user: member() })
    await user.click(screen.getByRole('button', { name: 'Wrong address?' }))
    await user.type(screen.getByLabelText('Your e-mail address'), 'x{Enter}')
    expect(screen.getAllByText('Enter your password.')).toHaveLength(1)
    expect(screen.getByLabelText('Current password')).toHaveFocus()
  })

  it('focuses the password of the correction if it is wrong', async () => {
    const { user } = renderScreen(<Card />, {
      user: member(),
      answers: { requestMailChange: refuse('wrong_password') },
    })
    await user.click(screen.getByRole('button', { name: 'Wrong address?' }))
    await user.type(screen.getByLabelText('Your e-mail address'), 'x')
    await user.type(screen.getByLabelText('Current password'), 'a long password')
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    const field = await screen.findByLabelText('Current password')
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toBeInvalid()
  })

  it('sends the e-mail again only after a wait', async () => {
    const view = renderScreen(<Card />, {
      user: member(timings.activationAgainMs - 2000),
      answers: { sendActivationMail: () => ({ ok: true }) },
    })
    const button = () => screen.getByRole('button', { name: 'Send it again' })
    expect(button()).toHaveTextContent('Send it again (2 sec)')
    await view.user.click(button())
    expect(view.calls).toEqual([])
    view.unmount()
    const later = renderScreen(<Card />, {
      user: member(),
      answers: { sendActivationMail: () => ({ ok: true }) },
    })
    await later.user.click(button())
    expect(await screen.findByText(/on its way/)).toBeVisible()
    expect(button()).toHaveTextContent('Send it again (60 sec)')
    expect(button()).toBeEnabled()
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    await later.user.keyboard('{Enter}')
    expect(later.calls).toEqual([{ name: 'sendActivationMail', body: { email: member().email } }])
  })
})
