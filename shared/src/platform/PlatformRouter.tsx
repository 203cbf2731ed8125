import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, Router } from 'react-router'
import type { Navigator } from 'react-router'
import { usePlatform, usePlatformLocation } from './PlatformContext'

const hrefOf = (to: string | { pathname?: string; search?: string; hash?: string }): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`

const navigationTypes = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const

/** React Router on the shell's history, which all roots share. */
export const PlatformRouter = ({ children }: { children: ReactNode }) => {
  const { navigation } = usePlatform()
  const location = usePlatformLocation()
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: hrefOf,
      go: navigation.go,
      push: (to, state) => navigation.push(hrefOf(to), state),
      replace: (to, state) => navigation.replace(hrefOf(to), state),
    }),
    [navigation],
  )
  return (
    <Router location={location} navigationType={navigationTypes[location.action]} navigator={navigator}>
      {children}
    </Router>
  )
}
