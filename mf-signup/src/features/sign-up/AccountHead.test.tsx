import { screen } from '@testing-library/react'
import { createUser } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { SignUpPage } from './SignUpPage'

beforeEach(() => sessionStorage.clear())

const answers = {
  signUp: () => ({ user: createUser() }),
  getProfile: () => ({ profile: createUser().profile }),
}
const onPage = async (email: string) => {
  const view = renderScreen(<SignUpPage />, { answers })
  await view.user.type(screen.getByLabelText('E-mail address'), `${email}{Enter}`)
  return view
}
const fromLander = (email: string) => renderScreen(<SignUpPage />, { answers, request: { email } })

describe.each([
  ['typed on the page', onPage],
  ['from a lander', fromLander],
])('an e-mail address %s', (_, open) => {
  it('[SIGNUP-08] has its correction beside the details, and the account is created with it', async () => {
    const { user, calls } = await open('giulia@gmial.com')
    expect(screen.getByText('For giulia@gmial.com')).toBeVisible()
    expect(screen.getByText(/Did you mean/)).toHaveTextContent('Did you mean giulia@gmail.com?')
    await user.click(screen.getByRole('button', { name: 'giulia@gmail.com' }))
    expect(screen.getByText('For giulia@gmail.com')).toHaveFocus()
    expect(screen.queryByText(/Did you mean/)).toBeNull()
    await user.type(screen.getByLabelText('First name or nickname'), 'Giulia')
    await user.type(screen.getByLabelText('Password'), 'a long sentence')
    await user.click(screen.getByLabelText('Month'))
    await user.keyboard('05041990')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByRole('heading', { name: 'Add a photo' })).toBeVisible()
    const signUp = calls.find(({ name }) => name === 'signUp')
    expect(signUp).toHaveProperty('body.email', 'giulia@gmail.com')
  })

  it('[SIGNUP-08] has no correction if it looks right', async () => {
    await open('giulia@gmail.com')
    expect(screen.getByText('For giulia@gmail.com')).toBeVisible()
    expect(screen.queryByText(/Did you mean/)).toBeNull()
  })
})
