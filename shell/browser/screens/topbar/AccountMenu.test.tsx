import { screen, waitFor } from '@testing-library/react'
import { writable } from '@duetto/shared/platform'
import { fakePlatform, createUser, renderRemote } from '@duetto/shared/testing'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import { AccountMenu } from './AccountMenu'

const show = async (chosen: 'dark' | 'light' | null = null, { canInstall = false } = {}) => {
  const { platform } = fakePlatform()
  const acts = {
    choose: jest.fn(),
    prompt: jest.fn(),
    show: jest.fn(),
    logOut: jest.fn().mockResolvedValue(null),
  }
  const shell = {
    platform: { ...platform, logOut: acts.logOut },
    theme: { ...writable(chosen), choose: acts.choose },
    install: { ...writable(canInstall), prompt: acts.prompt },
    toasts: { show: acts.show },
  } as unknown as Shell
  const view = renderRemote(
    <ShellContext value={shell}>
      <AccountMenu user={createUser()} />
    </ShellContext>,
  )
  await view.user.click(screen.getByRole('button', { name: 'Account' }))
  return { ...view, acts }
}
const entry = (name: string) => screen.getByRole('menuitem', { name })

describe('the account menu', () => {
  it('[TOPBAR-06] has links to the account pages, which open in a new tab', async () => {
    await show()
    const links = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))
    expect(links.filter(Boolean)).toEqual([
      '/profile',
      '/settings',
      '/activity',
      '/match-finder',
      '/credits',
      '/transactions',
      '/lang-config',
    ])
  })

  it.each(['{Enter}', ' '])('[TOPBAR-06] follows a link on "%s"', async (key) => {
    const { user, visited } = await show()
    entry('Settings').focus()
    await user.keyboard(key)
    expect(visited).toEqual(['/settings'])
  })

  it('offers the two other appearances', async () => {
    const { user, acts } = await show('dark')
    expect(screen.queryByRole('menuitem', { name: 'Dark appearance' })).toBeNull()
    await user.click(entry('Light appearance'))
    await user.click(entry('Same as my device'))
    expect(acts.choose.mock.calls).toEqual([['light'], [null]])
  })

  it('offers the installation if the browser does', async () => {
    const { user, acts } = await show(null, { canInstall: true })
    await user.click(entry('Install the app'))
    expect(acts.prompt).toHaveBeenCalledTimes(1)
  })

  it('[TOPBAR-06] shows a toast if logout fails', async () => {
    const { user, acts } = await show()
    acts.logOut.mockRejectedValue(new Error('network'))
    await user.click(entry('Log out'))
    await waitFor(() => expect(acts.show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger' })))
  })
})
