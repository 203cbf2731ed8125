import { renderHook } from '@testing-library/react'
import { createNavigation } from '../navigation/createNavigation'
import { useRedirect } from './useRedirect'

const at = () => window.location.pathname

describe('redirect', () => {
  const open = () => {
    window.history.replaceState(null, '', '/settings')
    let show = () => {}
    const { navigation } = createNavigation((_from, _to, done) => (show = done))
    return { navigation, show: () => show() }
  }

  it('leaves a page that the visitor may not see', () => {
    const { navigation } = open()
    renderHook(() => useRedirect(navigation, '/settings', '/login'))
    expect(at()).toBe('/login')
  })

  it('[ACCOUNT-06] does not replace the page that is about to be shown', () => {
    const { navigation, show } = open()
    navigation.replace('/account-deleted')
    renderHook(() => useRedirect(navigation, navigation.get().pathname, '/login'))
    show()
    expect(at()).toBe('/account-deleted')
    expect(navigation.get().pathname).toBe('/account-deleted')
  })
})
