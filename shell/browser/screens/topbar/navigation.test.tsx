import { screen, within } from '@testing-library/react'
import { createUser, renderRemote } from '@duetto/shared/testing'
import { BottomNav } from './BottomNav'
import { MemberNav } from './MemberNav'
import { sectionOf } from './section'
import { WalletLink } from './WalletLink'

const session = { status: 'member', user: createUser(), totalUnread: 0, totalNewLikes: 0 } as const
const entriesOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))

describe('a member’s navigation', () => {
  it('has four entries on a phone, and the match finder in a wide bar', () => {
    const phone = renderRemote(<BottomNav session={session} />)
    expect(entriesOf(screen.getByRole('navigation', { hidden: true }))).toEqual([
      '/members',
      '/swipe-game',
      '/likes',
      '/chats',
    ])
    phone.unmount()
    renderRemote(<MemberNav session={session} />)
    expect(entriesOf(screen.getByRole('navigation'))).toContain('/match-finder')
  })

  it.each([
    ['/members/12', '/members'],
    ['/members/12/chat', '/chats'],
    ['/chats/4', '/chats'],
    ['/likes/m/12', '/likes'],
    ['/credits/p1/paypal', '/credits'],
    ['/membership', null],
  ])('%s belongs to %s', (pathname, section) => expect(sectionOf(pathname)).toBe(section))

  it.each([
    ['/chats/4', 'Messages'],
    ['/members/12', 'Members'],
    ['/settings', null],
  ])('on %s, marks “%s” alone as the current one', (path, name) => {
    renderRemote(<MemberNav session={session} />, { path })
    const marked = screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent)
    expect(marked).toEqual(name === null ? [] : [name])
  })

  it.each([
    [40, null],
    [11, null],
    [10, '10 credits left'],
    [0, '0 credits left'],
  ])('[TOPBAR-04] shows a paying member with %i credits the balance if it is low', (credits, badge) => {
    renderRemote(<WalletLink user={createUser({ paid_user: true, credits })} last={null} />)
    const entry = screen.getByRole('link', { name: /^Credits/ })
    expect(entry).toHaveAttribute('href', '/credits')
    if (badge) expect(within(entry).getByText(badge)).toBeInTheDocument()
    else expect(entry.querySelector('[data-badge]')).toBeNull()
  })

  it('[TOPBAR-05] links a free member to Premium', () => {
    renderRemote(<WalletLink user={createUser()} last="paid" />)
    expect(screen.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/premium')
  })

  it('shows the last page’s wallet until the member is known, and stores it in a cookie', () => {
    document.cookie = 'wallet=; max-age=0; path=/'
    const first = renderRemote(<WalletLink user={null} last="paid" />)
    expect(screen.getByRole('link', { name: 'Credits' })).toHaveAttribute('href', '/credits')
    expect(document.cookie).not.toContain('wallet=')
    first.unmount()
    for (const [user, cookie] of [
      [createUser(), 'wallet=free'],
      [createUser({ paid_user: true }), 'wallet=paid'],
    ] as const) {
      renderRemote(<WalletLink user={user} last={null} />)
      expect(document.cookie).toContain(cookie)
    }
  })
})
