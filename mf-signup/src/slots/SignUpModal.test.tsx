import { act, screen } from '@testing-library/react'
import { suggestionsPath } from '../entities/sign-up/selectors'
import { signUpSucceeded } from '../entities/sign-up/slice'
import { createUser } from '../testing/fakes'
import { renderScreen } from '../testing/renderScreen'
import { SignUpModal } from './SignUpModal'

beforeEach(() => sessionStorage.clear())

const show = (event: 'signup-closed' | 'redirected-to-login', path?: string) => {
  const view = renderScreen(<SignUpModal request={{}} />, { path })
  const listener = jest.fn()
  view.bus.on(event, listener)
  return { ...view, listener }
}

it('[SIGNUP-04] closes by its button, not by Escape', async () => {
  const { user, listener } = show('signup-closed')
  expect(screen.getByLabelText('E-mail address')).toHaveFocus()
  await user.type(screen.getByLabelText('E-mail address'), 'a{Escape}')
  expect(listener).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(listener).toHaveBeenCalledTimes(1)
})

it('[LAYOUT-08] Back asks for confirmation, and a second Back stays', async () => {
  const { user, pressBack, listener } = show('signup-closed')
  await user.type(screen.getByLabelText('E-mail address'), 'anna@site.test')
  const question = () => screen.queryByRole('dialog', { name: 'Leave sign-up?' })
  act(() => void pressBack())
  expect(question()).toBeVisible()
  act(() => void pressBack())
  expect(question()).toBeNull()
  expect(listener).not.toHaveBeenCalled()
  expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@site.test')
  act(() => void pressBack())
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(listener).toHaveBeenCalledTimes(1)
})

it('[SIGNUP-04] Back returns to the previous screen before it asks', async () => {
  const { user, pressBack } = show('signup-closed')
  await user.type(screen.getByLabelText('E-mail address'), 'anna@site.test{Enter}')
  expect(screen.getByLabelText('Password')).toBeVisible()
  act(() => void pressBack())
  expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@site.test')
  expect(screen.queryByRole('dialog', { name: 'Leave sign-up?' })).toBeNull()
  act(() => void pressBack())
  expect(screen.getByRole('dialog', { name: 'Leave sign-up?' })).toBeVisible()
})

it('[SIGNUP-04] emits an event when it opens the log-in page', async () => {
  const { user, visited, listener } = show('redirected-to-login')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(visited.at(-1)?.[0]).toBe('/login')
})

it.each([
  ['from a lander to the people', '/landers/gallery', [[suggestionsPath, undefined]]],
  ['not from a page for members', '/members', []],
])('[SIGNUP-04] leads a new member who leaves %s', async (_, path, moves) => {
  const { user, visited, listener, store } = show('signup-closed', path)
  act(() => void store?.dispatch(signUpSucceeded(createUser({ signup_step: 1 }))))
  await user.click(await screen.findByRole('button', { name: 'Finish later' }))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(visited).toEqual(moves)
})
