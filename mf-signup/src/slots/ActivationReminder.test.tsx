import { screen } from '@testing-library/react'
import { memberStorage } from '@duetto/shared/domain'
import { createUser, testNow } from '../testing/fakes'
import { renderScreen } from '../testing/renderScreen'
import { ActivationReminder } from './ActivationReminder'

const member = createUser({ status: 'not_confirmed' })

beforeEach(() => localStorage.clear())

describe('activation reminder', () => {
  it('[SIGNUP-05] as an alert, shows the address and resends the e-mail', async () => {
    const view = renderScreen(<ActivationReminder variant="alert" onClose={() => {}} />, {
      user: member,
      answers: { sendActivationMail: () => ({ ok: true }) },
    })
    expect(screen.getByText(/anna@site.test/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const button = screen.getByRole('button', { name: 'Send it again' })
    await view.user.click(button)
    expect(await screen.findByText(/on its way/)).toBeVisible()
    expect(button).toBeEnabled()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await view.user.keyboard('{Enter}')
    expect(view.calls).toEqual([{ name: 'sendActivationMail', body: { email: member.email } }])
  })

  it('[SIGNUP-05] as an alert, shows the corrected address, and mails it again', async () => {
    const email = 'right@mail.duetto.test'
    localStorage.setItem(`${memberStorage.newEmail}${member.id}`, JSON.stringify({ email, at: testNow }))
    const view = renderScreen(<ActivationReminder variant="alert" onClose={() => {}} />, {
      user: member,
      answers: { sendActivationMail: () => ({ ok: true }) },
    })
    expect(screen.getByText(`Confirm ${email}`)).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(view.calls).toEqual([{ name: 'sendActivationMail', body: { email } }])
  })

  it('[ALERT-02][SIGNUP-05] as a dialog, accepts the code and can be postponed', async () => {
    const onClose = jest.fn()
    const view = renderScreen(<ActivationReminder variant="modal" onClose={onClose} />, {
      user: member,
      answers: { activateByCode: () => ({ user: member, is_new: true }) },
    })
    expect(screen.getByRole('dialog', { name: 'Confirm your address' })).toBeVisible()
    await view.user.type(screen.getByLabelText('6-digit code'), '123456')
    expect(view.calls).toEqual([{ name: 'activateByCode', body: { code: '123456' } }])
    await view.user.click(screen.getByRole('button', { name: 'Later' }))
    expect(onClose).toHaveBeenCalled()
  })
})
