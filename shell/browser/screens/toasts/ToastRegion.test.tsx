import { act, render, screen } from '@testing-library/react'
import { RemoteIntlProvider } from '@duetto/shared/i18n'
import { writable } from '@duetto/shared/platform'
import { createCard } from '@duetto/shared/testing'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import type { Popup } from '../../host/popups/popupQueue'
import { createToasts } from '../../host/toasts/createToasts'
import { ToastRegion } from './ToastRegion'

it('[POPUP-02] removes the toast of another match when the match dialog opens', () => {
  const toasts = createToasts()
  const popups = writable<Popup | null>(null)
  const shell = { toasts, popups, update: writable(false) } as unknown as Shell
  render(
    <RemoteIntlProvider locale="en" catalogue={{}}>
      <ShellContext value={shell}>
        <ToastRegion />
      </ShellContext>
    </RemoteIntlProvider>,
  )
  act(() => {
    toasts.show({ text: 'A match with Ida', group: 'match' })
    toasts.show({ text: 'Saved' })
  })
  expect(screen.getByText('A match with Ida')).toBeVisible()
  act(() => popups.set({ name: 'match', profile: createCard(1) }))
  act(() => popups.set(null))
  expect(screen.queryByText('A match with Ida')).toBeNull()
  expect(screen.getByText('Saved')).toBeVisible()
})
