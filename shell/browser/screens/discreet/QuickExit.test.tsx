import { timings } from '@duetto/shared/domain'
import { writable } from '@duetto/shared/platform'
import { fakePlatform, renderRemote } from '@duetto/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { ShellContext } from '../../host/context/ShellContext'
import { leaveNow } from './leaveNow'
import { QuickExit } from './QuickExit'

jest.mock('./leaveNow', () => ({ leaveNow: jest.fn(jest.requireActual('./leaveNow').leaveNow) }))
const left = jest.mocked(leaveNow)

const root = document.documentElement
const atPage = (action: () => void): void => action()

beforeEach(() => {
  left.mockReset()
  delete root.dataset.discreet
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

  it('[ACCOUNT-11] is a link to the neutral site, which works without scripts', async () => {
    const { user } = show(true)
    const exit = screen.getByRole('link', { name: 'Quick exit' })
    expect(exit).toHaveAttribute('href', 'https://neutral.test/')
    await user.click(exit)
    expect(left).toHaveBeenCalledWith('https://neutral.test/', atPage)
  })

  it('[ACCOUNT-11] leaves on Escape pressed twice, not once, slowly, or with another key between', () => {
    show(true)
    press(0)
    press(timings.quickExitMs + 1)
    press(timings.quickExitMs + 2, 'a')
    press(timings.quickExitMs * 3)
    expect(left).not.toHaveBeenCalled()
    press(timings.quickExitMs * 4)
    expect(left).toHaveBeenCalledWith('https://neutral.test/', atPage)
  })

  it('[ACCOUNT-11] is neither visible nor on Escape outside discreet mode', () => {
    show(false)
    expect(screen.queryByRole('button', { name: 'Quick exit' })).toBeNull()
    press(0)
    press(1)
    expect(left).not.toHaveBeenCalled()
  })

  it('[ACCOUNT-11] hides the page before the other site answers', () => {
    const { leaveNow: leave } = jest.requireActual('./leaveNow')
    const gone: unknown[] = []
    leave('https://neutral.test/', atPage, (to: string) => gone.push([to, document.body.hidden]))
    expect(gone).toEqual([['https://neutral.test/', true]])
    document.body.hidden = false
  })
})
