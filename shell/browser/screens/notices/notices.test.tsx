import { act, screen, within } from '@testing-library/react'
import { fakePlatform, makeUser, renderRemote, testNow } from '@duetto/shared/testing'
import { writable } from '@duetto/shared/platform'
import type { PushState } from '@duetto/shared/platform'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import { routeOf } from '../../../testing/siteRoutes'
import { dismiss, isDismissed } from './dismissals'
import { MemberNotices } from './MemberNotices'
import { NoticeLine } from './NoticeLine'
import { isFolded, useNotices } from './useNotices'

const bonus = { endsAt: testNow + 60_000, percent: 25 }
const withoutPhoto = makeUser({ notifications_disabled: ['bounce'] })

const Names = ({ id }: { id: string }) => (
  <output>
    {useNotices(routeOf(id), bonus)
      .map(({ name }) => name)
      .join(' ')}
  </output>
)
const Line = ({ id }: { id: string }) => (
  <NoticeLine notices={useNotices(routeOf(id), null)} onDismissed={() => {}} />
)
const show = (children: React.ReactNode) => {
  const { platform } = fakePlatform({ user: withoutPhoto })
  const shell = { platform, push: { ...writable('off' as const), enable: jest.fn(), disable: jest.fn() } }
  return renderRemote(<ShellContext value={shell as unknown as Shell}>{children}</ShellContext>)
}
beforeEach(() => localStorage.clear())

it('[POPUP-04][LAYOUT-10] the welcome bonus is a notice of the members area, after what cannot wait', () => {
  const view = show(<Names id="members" />)
  expect(view.container).toHaveTextContent('disabled-notifications bonus photo push')
  view.unmount()
  expect(show(<Names id="pages-terms" />).container).not.toHaveTextContent('bonus')
})

it('[ALERT-05] one line shows the most urgent notice; the others are counted beside it', () => {
  show(<Line id="members" />)
  const line = screen.getByRole('complementary', { name: 'Notices' })
  expect(within(line).getByText(/We’ve stopped e-mailing you/)).toBeVisible()
  expect(within(line).queryByText(/Profiles with a photo/)).toBeNull()
  expect(within(line).getByRole('button', { name: '2 more notices' })).toBeVisible()
})

it.each([
  'swipe-game',
  'members-id',
  'likes-m-id',
  'members-id-chat',
  'chats-id',
  'credits-id',
  'directdebit',
])('on %s notices cost no height: they wait behind the bell', (id) =>
  expect(isFolded(routeOf(id))).toBe(true),
)
it('on the grid of members they do not', () => expect(isFolded(routeOf('members'))).toBe(false))

it('[ALERT-06] what was put away comes again after a week, and after the second time never', () => {
  const week = 7 * 86_400_000
  dismiss('photo', testNow)
  expect(isDismissed('photo', testNow + week - 1)).toBe(true)
  expect(isDismissed('photo', testNow + week + 1)).toBe(false)
  dismiss('photo', testNow + week + 1)
  expect(isDismissed('photo', testNow + 100 * week)).toBe(true)
})

describe('the place of a notice that the last page told', () => {
  const open = (notices: Shell['notices'], id = 'members') => {
    dismiss('photo', testNow)
    const { platform, session } = fakePlatform({ user: makeUser() })
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
    const isKept = () => view.container.querySelector('[aria-hidden] > div') !== null
    return { isKept, settle }
  }

  it('[ALERT-04] is kept until it is known, and the next page is told what it was', () => {
    const { isKept, settle } = open(['push'])
    expect(isKept()).toBe(true)
    settle('off')
    expect(isKept()).toBe(false)
    expect(screen.getByRole('complementary', { name: 'Notices' })).toBeVisible()
    expect(document.cookie).toContain('notices=push')
  })

  it('[ALERT-04] goes where there is nothing to tell any more, and the next page keeps none', () => {
    const { isKept, settle } = open(['push'])
    settle('on')
    expect(isKept()).toBe(false)
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.cookie).toContain('notices=none')
  })

  it('[ALERT-04] is not kept where the page never shows it, nor where there was none', () => {
    expect(open(['push'], 'premium').isKept()).toBe(false)
    expect(open([]).isKept()).toBe(false)
  })
})
