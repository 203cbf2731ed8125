import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { useBackButton } from './useBackButton'

const show = (path: string, { isInstalled = true, hasHistory = true } = {}): boolean => {
  window.matchMedia = ((query: string) => ({ matches: isInstalled && query.includes('standalone') })) as never
  const entries = hasHistory
    ? [
        { pathname: '/members', key: 'a' },
        { pathname: path, key: 'b' },
      ]
    : [path]
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  )
  return renderHook(() => useBackButton(), { wrapper }).result.current
}

it.each([
  ['/members/7', true],
  ['/likes', true],
  ['/likes/m/7', true],
  ['/credits/p1/paypal', true],
  ['/members', false],
  ['/profile', false],
  ['/chats/1', false],
])('[TOPBAR-08] in an installed app, Back on %s is %s', (path, isShown) => {
  expect(show(path)).toBe(isShown)
})

it('[TOPBAR-08] is hidden in a browser and without a history', () => {
  expect(show('/members/7', { isInstalled: false })).toBe(false)
  expect(show('/members/7', { hasHistory: false })).toBe(false)
})
