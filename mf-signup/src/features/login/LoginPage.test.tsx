import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createUser, refuse } from '../../testing/fakes'
import type { Answers } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { LoginPage } from './LoginPage'

const tryToLogIn = async (answers: Answers, path = '/login') => {
  const view = renderScreen(<LoginPage />, { path, answers })
  await view.user.type(screen.getByLabelText('E-mail address'), 'anna@site.test')
  await view.user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  return view
}

const EarlyVisitor = ({ typed }: { typed: Record<string, string> }) => {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(typed)) {
      const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`)
      if (field) field.value = value
    }
  }, [typed])
  return null
}

describe('login', () => {
  it('[ACCOUNT-01] preserves input from before hydration', async () => {
    const typed = { email: 'anna@site.test', password: 'secret' }
    const view = renderScreen(
      <>
        <LoginPage />
        <EarlyVisitor typed={typed} />
      </>,
      { path: '/login', answers: { login: () => ({ user: createUser() }) } },
    )
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@site.test')
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
    await view.user.type(screen.getByLabelText('Password'), '{Enter}')
    expect(view.calls).toEqual([{ name: 'login', body: typed }])
  })

  it('[ACCOUNT-01] explains that log-in needs cookies', () => {
    const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    const { unmount } = renderScreen(<LoginPage />, { path: '/login' })
    expect(screen.getByText(/Your browser blocks cookies/)).toBeVisible()
    unmount()
    cookies.mockReturnValue(true)
    renderScreen(<LoginPage />, { path: '/login' })
    expect(screen.queryByText(/Your browser blocks cookies/)).toBeNull()
    cookies.mockRestore()
  })

  it('[ACCOUNT-01] shows the minutes of the block', async () => {
    await tryToLogIn({ login: refuse('login_blocked', { minutes: 12 }) })
    expect(await screen.findByText(/blocked for 12 minutes/)).toBeVisible()
  })

  it('[ACCOUNT-01] shows the error, and the remaining attempts if few', async () => {
    await tryToLogIn({ login: refuse('login_failed', { attempts_left: 1 }) })
    expect(await screen.findByText(/Login failed.*You have one attempt left/)).toBeVisible()
  })

  it('[ACCOUNT-06] explains that the account is being deleted, and how to restore it', async () => {
    await tryToLogIn({ login: refuse('account_being_deleted', { erased_at: '2026-03-15T12:00:00Z' }) })
    expect(
      await screen.findByText(/still being deleted. You can restore it until March 15, 2026/),
    ).toBeVisible()
  })

  it('[ACCOUNT-02] opens the members, or the page that required log-in', async () => {
    const view = await tryToLogIn({ login: () => ({ user: createUser() }) }, '/login?return=%2Fchats%2F5')
    view.signIn(createUser())
    expect(view.visited).toEqual([['/chats/5', undefined]])
    const other = renderScreen(<LoginPage />, { path: '/login', user: createUser() })
    expect(other.visited).toEqual([['/members', undefined]])
  })

  it('[ACCOUNT-02] preserves the fragment of the return path', () => {
    const path = '/login?return=%2Fmembers%2F5%3Fa%3D1#photos'
    expect(renderScreen(<LoginPage />, { path, user: createUser() }).visited).toEqual([
      ['/members/5?a=1#photos', undefined],
    ])
  })

  it('[ROUTE-27] sign-up from log-in reuses the typed address and returns to the same page', async () => {
    const view = renderScreen(<LoginPage />, { path: '/login?return=%2Fcredits%2Fp2%2Fpaypal' })
    await view.user.type(screen.getByLabelText('E-mail address'), 'anna@site.test')
    await view.user.click(screen.getByRole('link', { name: 'Sign up free' }))
    expect(view.visited).toEqual([['/signup', { email: 'anna@site.test', returnTo: '/credits/p2/paypal' }]])
  })

  it('does not submit without a password', async () => {
    const view = renderScreen(<LoginPage />)
    await view.user.type(screen.getByLabelText('E-mail address'), 'anna@site.test{Enter}')
    expect(screen.getAllByText('Enter your password.').length).toBeGreaterThan(0)
    expect(view.calls).toEqual([])
  })
})
