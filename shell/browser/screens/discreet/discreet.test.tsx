import { timings } from '@duetto/shared/domain'
import { writable } from '@duetto/shared/platform'
import type { Session } from '@duetto/shared/platform'
import { fakePlatform, makeUser, renderRemote } from '@duetto/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { ShellContext } from '../../host/context/ShellContext'
import { createDiscreet } from '../../host/discreet/createDiscreet'
import { leaveNow } from './leaveNow'
import { QuickExit } from './QuickExit'

jest.mock('./leaveNow', () => ({ leaveNow: jest.fn(jest.requireActual('./leaveNow').leaveNow) }))
const left = jest.mocked(leaveNow)

const root = document.documentElement
const atPage = (action: () => void): void => action()
const sessionOf = (is_discreet: boolean | null): Session => {
  const user = makeUser()
  return {
    status: is_discreet === null ? 'visitor' : 'member',
    user: is_discreet === null ? null : { ...user, profile: { ...user.profile, is_discreet } },
    totalUnread: 0,
    totalNewLikes: 0,
  }
}

beforeEach(() => {
  left.mockReset()
  delete root.dataset.discreet
})

it('[ACCOUNT-11] discreet mode follows the member, and stays for the login page after the log-out', () => {
  const session = writable<Session>({ ...sessionOf(null), status: 'unknown' })
  const discreet = createDiscreet(false, session)
  session.set(sessionOf(true))
  expect([discreet.get(), root.dataset.discreet]).toEqual([true, ''])
  session.set(sessionOf(null))
  expect(discreet.get()).toBe(true)
  session.set(sessionOf(false))
  expect([discreet.get(), root.dataset.discreet]).toEqual([false, undefined])
})

describe('quick exit', () => {
  const show = (isDiscreet: boolean) => {
    if (isDiscreet) root.dataset.discreet = ''
    const { platform } = fakePlatform({})
    const shell = { platform, discreet: writable(isDiscreet), atPage } as never
    return renderRemote(
      <ShellContext value={shell}>
        <QuickExit />
      </ShellContext>,
    )
  }
  const press = (at: number, key = 'Escape') => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: at })
    fireEvent(document.body, event)
  }

  it('[ACCOUNT-11] is a link that leads to the neutral site, also without a script', async () => {
    const { user } = show(true)
    const exit = screen.getByRole('link', { name: 'Quick exit' })
    expect(exit).toHaveAttribute('href', 'https://neutral.test/')
    await user.click(exit)
    expect(left).toHaveBeenCalledWith('https://neutral.test/', atPage)
  })

  it('[ACCOUNT-11] is Escape pressed twice in a row, not once, slowly, or with another key between', () => {
    show(true)
    press(0)
    press(timings.quickExitMs + 1)
    press(timings.quickExitMs + 2, 'a')
    press(timings.quickExitMs * 3)
    expect(left).not.toHaveBeenCalled()
    press(timings.quickExitMs * 4)
    expect(left).toHaveBeenCalledWith('https://neutral.test/', atPage)
  })

  it('[ACCOUNT-11] is not there for anyone else', () => {
    show(false)
    expect(screen.queryByRole('button', { name: 'Quick exit' })).toBeNull()
    press(0)
    press(1)
    expect(left).not.toHaveBeenCalled()
  })

  it('[ACCOUNT-11] empties the page before the other site has answered', () => {
    const { leaveNow: leave } = jest.requireActual('./leaveNow')
    const gone: unknown[] = []
    leave('https://neutral.test/', atPage, (to: string) => gone.push([to, document.body.hidden]))
    expect(gone).toEqual([['https://neutral.test/', true]])
    document.body.hidden = false
  })
})
