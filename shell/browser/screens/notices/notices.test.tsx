import { act, screen, within } from '@testing-library/react'
import { createMeasure, createUser, fakePlatform, renderRemote, testNow } from '@duetto/shared/testing'
import { writable } from '@duetto/shared/platform'
import type { PushState } from '@duetto/shared/platform'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import { routeOf } from '../../../testing/siteRoutes'
import { dismiss } from './dismissals'
import { MemberNotices } from './MemberNotices'
import { isFolded, useNotices } from './useNotices'

const bonus = { endsAt: testNow + 60_000, percent: 25 }
const withoutPhoto = createUser({ notifications_disabled: ['bounce'] })

const Names = ({ id }: { id: string }) => (
  <output>
    {useNotices(routeOf(id), bonus)
      .map(({ name }) => name)
      .join(' ')}
  </output>
)
const show = (children: React.ReactNode, user = withoutPhoto) => {
  const { platform } = fakePlatform({ user })
  const shell = { platform, push: { ...writable('off' as const), enable: jest.fn(), disable: jest.fn() } }
  return renderRemote(<ShellContext value={shell as unknown as Shell}>{children}</ShellContext>)
}
beforeEach(() => localStorage.clear())

it('[POPUP-04][LAYOUT-10] shows the time bonus in the members area, after urgent notices', () => {
  const view = show(<Names id="members" />)
  expect(view.container).toHaveTextContent('disabled-notifications bonus photo push')
  view.unmount()
  expect(show(<Names id="pages-terms" />).container).not.toHaveTextContent('bonus')
})

it('[ALERT-03][ALERT-05] shows the most urgent notice in one line, the others behind the bell; a dismissal moves up the next', async () => {
  const route = routeOf('members')
  const { user } = show(
    <>
      <nav>
        <MemberNotices route={route} bonus={null} place="bell" />
      </nav>
      <MemberNotices route={route} bonus={null} place="line" />
    </>,
  )
  const line = screen.getByRole('complementary', { name: 'Notices' })
  expect(within(line).getByText(/We’ve stopped e-mailing you/)).toBeVisible()
  expect(within(line).queryByText(/Profiles with a photo/)).toBeNull()
  const bar = within(screen.getByRole('navigation'))
  expect(bar.getByRole('button', { name: '2 more notices' })).toBeVisible()
  await user.click(within(line).getByRole('button', { name: 'Dismiss' }))
  expect(within(line).getByText(/Profiles with a photo/)).toBeVisible()
  expect(bar.getByRole('button', { name: '1 more notice' })).toBeVisible()
})

it('[ALERT-03] keeps the bell in the bar on pages without the line', () => {
  show(<MemberNotices route={routeOf('members-id')} bonus={null} place="bell" />)
  expect(screen.getByRole('button', { name: '3 notices' })).toBeVisible()
})

it('[ALERT-05] counts neither the photo nor push notifications as news on the bell', () => {
  const bell = <MemberNotices route={routeOf('members-id')} bonus={null} place="bell" />
  const { container, unmount } = show(bell)
  expect(container.querySelector('[data-badge]')).toHaveTextContent(/^1$/)
  unmount()
  const suggestionsOnly = show(bell, createUser({ notifications_disabled: [] }))
  expect(suggestionsOnly.getByRole('button', { name: '2 notices' })).toBeVisible()
  expect(suggestionsOnly.container.querySelector('[data-badge]')).toBeNull()
})

it.each([
  'swipe-game',
  'members-id',
  'likes-m-id',
  'members-id-chat',
  'chats-id',
  'credits-id',
  'directdebit',
])('on %s, notices are behind the bell', (id) => expect(isFolded(routeOf(id))).toBe(true))
it('on the grid of members, they are not', () => expect(isFolded(routeOf('members'))).toBe(false))

describe('the space for a notice of the last page', () => {
  const open = (notices: Shell['notices'], id = 'members') => {
    dismiss('photo', testNow)
    const { platform, session } = fakePlatform({ user: createUser() })
    const known = session.get()
    session.set({ ...known, status: 'unknown', user: null })
    const push = { ...writable<PushState>('unknown'), enable: jest.fn(), disable: jest.fn() }
    const shell = { platform, push, notices } as unknown as Shell
    const view = renderRemote(
      <ShellContext value={shell}>
        <MemberNotices route={routeOf(id)} bonus={null} place="line" />
      </ShellContext>,
    )
    const settle = (state: PushState) =>
      act(() => {
        session.set(known)
        push.set(state)
      })
    const isReserved = () => view.container.querySelector('[aria-hidden] > div') !== null
    return { isReserved, settle }
  }

  it('[ALERT-04] is reserved until the notice is known; a cookie names it for the next page', () => {
    const { isReserved, settle } = open(['push'])
    expect(isReserved()).toBe(true)
    settle('off')
    expect(isReserved()).toBe(false)
    expect(screen.getByRole('complementary', { name: 'Notices' })).toBeVisible()
    expect(document.cookie).toContain('notices=push')
  })

  it('[ALERT-04] is released if no notice is due; the next page reserves none', () => {
    const { isReserved, settle } = open(['push'])
    settle('on')
    expect(isReserved()).toBe(false)
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.cookie).toContain('notices=none')
  })

  it('[ALERT-04] is not reserved on pages that hide the notice, nor without a notice', () => {
    expect(open(['push'], 'premium').isReserved()).toBe(false)
    expect(open([]).isReserved()).toBe(false)
  })
})

it.each([
  ['a restriction, which ends on a day', createMeasure(), /^Limited until Mar 8, 2026/],
  ['a warning', createMeasure({ kind: 'warning', until: null }), 'Our team sent you a warning'],
])('shows %s, with a link to the reason', (_, measure, text) => {
  const { platform } = fakePlatform({ user: createUser({ measures: [measure] }) })
  const shell = { platform, push: { ...writable('off' as const), enable: jest.fn(), disable: jest.fn() } }
  renderRemote(
    <ShellContext value={shell as unknown as Shell}>
      <MemberNotices route={routeOf('members')} bonus={null} place="line" />
    </ShellContext>,
  )
  const line = within(screen.getByRole('complementary', { name: 'Notices' }))
  expect(line.getByText(text)).toBeVisible()
  expect(line.getByRole('link', { name: 'Read why' })).toHaveAttribute('href', '/complaints')
})
