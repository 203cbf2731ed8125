import { render, screen } from '@testing-library/react'
import { createUser, renderRemote } from '@duetto/shared/testing'
import { NotFound } from './NotFound'
import { ErrorBoundary } from './ErrorBoundary'
import { PageBoundary } from './PageBoundary'

const Broken = (): never => {
  throw new Error('broken')
}
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))

it('[ERROR-01] shows the error page with a reload button if the shell crashes', () => {
  renderRemote(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})

it.each([
  ['visitor', null, ['/']],
  ['member', createUser(), ['/members', '/chats', '/']],
])('[ERROR-01] the 404 page offers a %s the pages they can use', (_, user, expected) => {
  renderRemote(<NotFound />, { user })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(expected)
})

it('[ERROR-05] shows a fixed sentence if the error page crashes too', () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText('An error occurred while showing the error page')).toBeVisible()
})

it('[ERROR-03] keeps the frame and offers Retry if one of the shell’s own pages does not load', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  let isLost = true
  const LostPage = () => {
    if (isLost) throw lost
    return <h1>Questions</h1>
  }
  const { user } = renderRemote(
    <>
      <nav>The frame</nav>
      <PageBoundary>
        <LostPage />
      </PageBoundary>
    </>,
  )
  expect(screen.getByText('The frame')).toBeVisible()
  expect(screen.getByText('This page did not load')).toBeVisible()
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible()
})
