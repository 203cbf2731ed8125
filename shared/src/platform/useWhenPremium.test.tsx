import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { fakePlatform, createUser } from '../testing'
import { PlatformContext } from './PlatformContext'
import { useWhenPremium } from './useWhenPremium'

it('[PREMIUM-01] reloads only when the member becomes Premium', () => {
  const { platform, session } = fakePlatform()
  const reload = jest.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformContext value={platform}>{children}</PlatformContext>
  )
  renderHook(() => useWhenPremium(reload), { wrapper })
  const becomes = (paid_user: boolean, credits = 0): void =>
    act(() => session.set({ ...session.get(), status: 'member', user: createUser({ paid_user, credits }) }))
  becomes(false)
  becomes(false, 3)
  expect(reload).not.toHaveBeenCalled()
  becomes(true, 33)
  becomes(true, 32)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('[PREMIUM-01] does not reload for a member who is already Premium', () => {
  const { platform, session } = fakePlatform()
  const reload = jest.fn()
  renderHook(() => useWhenPremium(reload), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PlatformContext value={platform}>{children}</PlatformContext>
    ),
  })
  act(() => session.set({ ...session.get(), status: 'member', user: createUser({ paid_user: true }) }))
  expect(reload).not.toHaveBeenCalled()
})
