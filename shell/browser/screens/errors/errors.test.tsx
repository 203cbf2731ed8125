import { render, screen } from '@testing-library/react'
import { renderRemote } from '@duetto/shared/testing'
import { makeUser } from '@duetto/shared/testing'
import { NotFound } from './NotFound'
import { ErrorBoundary } from './ErrorBoundary'
import { PageBoundary } from './PageBoundary'
import { recoverFromLostChunk } from '../../host/errors/reloadOnLostChunk'

const Broken = (): never => {
  throw new Error('broken')
}
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))

it('[ERROR-01] a crash of the shell leaves the generic error page with a way on', () => {
  renderRemote(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})

it.each([
  ['a visitor the home page', null, ['/']],
  ['a member people, messages and the home page', makeUser(), ['/members', '/chats', '/']],
])('[ERROR-01] an unknown address offers %s', (_, user, expected) => {
  renderRemote(<NotFound />, { user })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(expected)
})

it('[ERROR-05] where not even the error page can be drawn a fixed sentence stands', () => {
  // Without texts, the error page itself fails too.
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText('An error occurred while showing the error page')).toBeVisible()
})

describe('a lost chunk', () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  beforeEach(() => sessionStorage.clear())
  const isOnline = (value: boolean) => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)

  it('[ERROR-03] reloads once, and not again at once', () => {
    isOnline(true)
    const reload = jest.fn()
    expect(recoverFromLostChunk(lost, { reload })).toBe(true)
    expect(recoverFromLostChunk(lost, { reload })).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('[ERROR-03] nothing is reloaded offline, nor for another error', () => {
    const reload = jest.fn()
    isOnline(false)
    expect(recoverFromLostChunk(lost, { reload })).toBe(false)
    isOnline(true)
    expect(recoverFromLostChunk(new Error('broken'), { reload })).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('[ERROR-03] of a page of the shell’s own leaves the site standing, with a way to try again', async () => {
    isOnline(false)
    let isLost = true
    const LostPage = () => {
      if (isLost) throw lost
      return <h1>Questions</h1>
    }
    const { user } = renderRemote(
      <>
        <nav>The frame</nav>
        <PageBoundary onRetry={() => (isLost = false)}>
          <LostPage />
        </PageBoundary>
      </>,
    )
    expect(screen.getByText('The frame')).toBeVisible()
    expect(screen.getByText('This page did not load')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible()
  })
})
