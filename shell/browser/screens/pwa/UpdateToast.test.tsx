import { act, screen } from '@testing-library/react'
import { writable } from '@duetto/shared/platform'
import { fakePlatform, renderRemote } from '@duetto/shared/testing'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import { trackUnsavedText } from '../../host/pwa/trackUnsavedText'
import { UpdateToast } from './UpdateToast'

describe('the update toast', () => {
  const show = (hasUpdate = true) => {
    const update = writable(hasUpdate)
    const reload = jest.fn()
    const shell = {
      platform: fakePlatform().platform,
      update,
      hasUnsavedText: trackUnsavedText(),
    } as unknown as Shell
    const { user } = renderRemote(
      <ShellContext value={shell}>
        <textarea aria-label="About me" />
        <UpdateToast reload={reload} />
      </ShellContext>,
    )
    return { user, reload, update }
  }
  const load = () => screen.getByRole('button', { name: 'Reload' })

  it('appears when there is an update and can be closed', async () => {
    const { user, update, reload } = show(false)
    expect(screen.queryByText(/new version/)).toBeNull()
    act(() => update.set(true))
    expect(screen.getByText('A new version of this site is ready.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/new version/)).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  it('refuses to reload while a field has unsaved text', async () => {
    const { user, reload } = show()
    await user.type(screen.getByLabelText('About me'), 'I like')
    await user.click(load())
    expect(screen.getByText(/You are still writing something/)).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    await user.clear(screen.getByLabelText('About me'))
    await user.click(load())
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
