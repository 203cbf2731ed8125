import type { Settings } from '@duetto/shared/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { fakePlatform, makeCard, makeUser, renderRemote, settle } from '@duetto/shared/testing'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import { BottomNav } from './BottomNav'
import { MemberNav } from './MemberNav'
import { MemberSearch } from './MemberSearch'
import { sectionOf } from './section'
import { WalletLink } from './WalletLink'

const session = { status: 'member', user: makeUser(), totalUnread: 0, totalNewLikes: 0 } as const
const entriesOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))

describe('the entries of a member', () => {
  it('members, swipe, likes and messages are at the bottom of a phone, the match finder too in a wide bar', () => {
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
  ])('%s lights %s', (pathname, section) => expect(sectionOf(pathname)).toBe(section))

  it.each([
    [40, null],
    [11, null],
    [10, '10 credits left'],
    [0, '0 credits left'],
  ])('[TOPBAR-04] a paying member with %i credits has the entry at every width', (credits, badge) => {
    renderRemote(<WalletLink user={makeUser({ paid_user: true, credits })} last={null} />)
    const entry = screen.getByRole('link', { name: /^Credits/ })
    expect(entry).toHaveAttribute('href', '/credits')
    if (badge) expect(within(entry).getByText(badge)).toBeInTheDocument()
    else expect(entry.querySelector('[data-badge]')).toBeNull()
  })

  it('[TOPBAR-05] a free member is led to Premium', () => {
    renderRemote(<WalletLink user={makeUser()} last="paid" />)
    expect(screen.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/premium')
  })

  it('until the member is known, the entry of the last page stands, and the next page is told which it was', () => {
    document.cookie = 'wallet=; max-age=0; path=/'
    const first = renderRemote(<WalletLink user={null} last="paid" />)
    expect(screen.getByRole('link', { name: 'Credits' })).toHaveAttribute('href', '/credits')
    expect(document.cookie).not.toContain('wallet=')
    first.unmount()
    for (const [user, told] of [
      [makeUser(), 'wallet=free'],
      [makeUser({ paid_user: true }), 'wallet=paid'],
    ] as const) {
      renderRemote(<WalletLink user={user} last={null} />)
      expect(document.cookie).toContain(told)
    }
  })
})

describe('the search of members', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const onEscape = jest.fn()
  const show = (
    isOpened = false,
    found = [1, 5, 6].map((id) => makeCard(id, { name: 'Francesca' })),
    settings: Partial<Settings> = {},
  ) => {
    const answer = (name: string, id: number) => ({
      profiles: [makeCard(id, { name, is_fictional: true })],
      total: 1,
    })
    const fake = fakePlatform({
      user: makeUser(),
      answers: {
        searchMembers: ({ query }: { query: { name: string } }) =>
          query.name === 'Zoe'
            ? answer('Zoe', 2)
            : {
                ...answer('Francesca', 1),
                profiles: found,
              },
      } as never,
    })
    renderRemote(
      <ShellContext value={{ platform: fake.platform } as unknown as Shell}>
        <MemberSearch isOpened={isOpened} onDone={() => {}} onEscape={onEscape} />
      </ShellContext>,
      { settings },
    )
    return fake
  }
  const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })
  const enter = () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  const rest = () =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(300)
      await settle()
    })

  it.each([
    ['', 'Fictional profile'],
    ['Moderated profile', 'Moderated profile'],
  ])('[TRUST-01] with the site’s term “%s”, a fictional suggestion is labelled “%s”', async (term, label) => {
    show(false, undefined, { fictional_singular: term })
    fireEvent.focus(screen.getByRole('combobox'))
    type('Zoe')
    await rest()
    expect(screen.getByRole('option')).toHaveTextContent(label)
  })

  it('[TOPBAR-01] Enter before the answer opens the person of what is typed, not of an older query', async () => {
    const { visited } = show()
    fireEvent.focus(screen.getByRole('combobox'))
    type('Fra')
    await rest()
    expect(screen.getAllByText(/Francesca/)[0]).toBeVisible()
    type('Zoe')
    enter()
    expect(visited).toEqual([])
    await rest()
    expect(visited).toEqual(['/members/2'])
  })

  it('[TOPBAR-01] keys of an input method neither select nor close', async () => {
    const { visited } = show(true)
    type('Fra')
    await rest()
    const field = screen.getByRole('combobox')
    for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(field, { key, keyCode: 229 })
    expect([visited, field.getAttribute('aria-expanded'), onEscape.mock.calls]).toEqual([[], 'true', []])
    // The first marks one of several, the second opens it.
    enter()
    enter()
    expect(visited).toEqual(['/members/1'])
  })

  it.each([
    [['ArrowDown'], 1],
    [['ArrowDown', 'ArrowDown'], 5],
    [['ArrowDown', 'ArrowDown', 'ArrowUp'], 1],
    [['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], 1],
  ])('[TOPBAR-01] after the keys %j Enter opens person %i', async (keys, id) => {
    const { visited } = show()
    fireEvent.focus(screen.getByRole('combobox'))
    type('Fra')
    await rest()
    for (const key of keys) fireEvent.keyDown(screen.getByRole('combobox'), { key })
    enter()
    expect(visited).toEqual([`/members/${id}`])
  })

  it('[TOPBAR-01] Enter marks the first of several people and opens them only when pressed again', async () => {
    const { visited } = show()
    fireEvent.focus(screen.getByRole('combobox'))
    type('Fra')
    enter()
    await rest()
    expect(visited).toEqual([])
    const [first] = screen.getAllByRole('option')
    expect(first).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first?.id)
    enter()
    expect(visited).toEqual(['/members/1'])
  })

  it('[TOPBAR-01] Enter opens the only person with exactly the typed name', async () => {
    const named = [makeCard(3, { name: 'Annalisa' }), makeCard(4, { name: 'Anna' })]
    const { visited } = show(false, named)
    type('anna')
    await rest()
    enter()
    expect(visited).toEqual(['/members/4'])
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' })],
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close search' }))],
  ])('[TOPBAR-01] %s closes the suggestions and leads back to the button of a phone', async (_, leave) => {
    onEscape.mockClear()
    show(true)
    type('Fra')
    await rest()
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
    leave()
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    expect(onEscape).toHaveBeenCalledTimes(1)
  })

  it('[TOPBAR-01] what is typed on after Enter opens nobody', async () => {
    const { visited } = show()
    type('Zo')
    enter()
    type('Zoe')
    await rest()
    expect(visited).toEqual([])
  })
})
