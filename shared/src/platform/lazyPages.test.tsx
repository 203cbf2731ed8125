import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { fakePlatform } from '../testing'
import { createLazyPages } from './lazyPages'
import { PlatformProvider } from './PlatformContext'
import { writable } from './readable'
import type { Locale } from '../domain'

const routes = { profile: { path: '/members/:id' }, likes: { path: '/likes' } }
const { lazyPage, preloadPage, usePreloadOnIntent, lazySlot } = createLazyPages(routes, [])
const fallback = <p>skeleton</p>
const italian = { 'page.title': 'Profilo' }
const Profile = () => (
  <h1>
    <FormattedMessage id="page.title" defaultMessage="Profile" />
  </h1>
)
const Links = () => {
  usePreloadOnIntent()
  return (
    <>
      <a href="/members/7">Ida</a>
      <a href="/chats">Messages</a>
    </>
  )
}
const show = (node: ReactNode, start: Locale = 'en') => {
  const locale = { ...fakePlatform().platform.locale, ...writable<Locale>(start) }
  const platform = { ...fakePlatform().platform, locale }
  return { ...render(<PlatformProvider platform={platform}>{node}</PlatformProvider>), locale }
}

describe('lazyPage', () => {
  it('shows the skeleton until the page has loaded', async () => {
    show(lazyPage(['likes'], { load: async () => () => <h1>Likes</h1>, fallback }))
    expect(screen.getByText('skeleton')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Likes' })).toBeVisible()
  })

  it('loads the page when its link is pointed at, and then shows it without the skeleton', async () => {
    const load = jest.fn(async () => () => <h1>Ida</h1>)
    const page = lazyPage(['profile'], { load, fallback })
    const { unmount } = show(<Links />)
    fireEvent.pointerOver(screen.getByText('Messages'))
    expect(load).not.toHaveBeenCalled()
    await act(async () => {
      fireEvent.pointerOver(screen.getByText('Ida'))
    })
    expect(load).toHaveBeenCalledTimes(1)
    unmount()
    show(page)
    expect(screen.getByRole('heading', { name: 'Ida' })).toBeVisible()
    expect(screen.queryByText('skeleton')).toBeNull()
  })

  it('loads the page again after a failed preload', async () => {
    const load = jest.fn(async () => () => <h1>Ida</h1>)
    load.mockRejectedValueOnce(new Error('offline'))
    const page = lazyPage(['profile'], { load, fallback })
    await expect(preloadPage({ pathname: '/members/7' }, 'en')).rejects.toThrow('offline')
    await preloadPage({ pathname: '/members/7' }, 'en')
    show(page)
    expect(screen.getByRole('heading', { name: 'Ida' })).toBeVisible()
  })

  it('preloads the texts of the page in the given language, and follows a change of language', async () => {
    const texts = jest.fn(async () => ({ default: italian }))
    const page = lazyPage(['profile'], { load: async () => Profile, fallback, texts })
    await preloadPage({ pathname: '/members/7' }, 'it')
    const { locale } = show(page, 'it')
    expect(screen.getByRole('heading', { name: 'Profilo' })).toBeVisible()
    await act(async () => locale.set('en'))
    expect(screen.getByRole('heading', { name: 'Profile' })).toBeVisible()
    expect(texts).toHaveBeenCalledTimes(1)
  })

  it('shows English if its texts cannot be loaded', async () => {
    const texts = () => Promise.reject(new Error('offline'))
    const page = lazyPage(['profile'], { load: async () => Profile, fallback, texts })
    await preloadPage({ pathname: '/members/7' }, 'it')
    show(page, 'it')
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible()
  })
})

it('a lazy slot loads its code and texts', async () => {
  const Slot = lazySlot<'profile-card'>({
    load: async () => Profile,
    texts: async () => ({ default: italian }),
  })
  show(<Slot card="photo" onClose={jest.fn()} />, 'it')
  expect(await screen.findByRole('heading', { name: 'Profilo' })).toBeVisible()
})
