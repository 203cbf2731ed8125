import { render, screen } from '@testing-library/react'
import { renderRemote } from '@duetto/shared/testing'
import { ErrorBoundary } from './ErrorBoundary'

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
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible()
})

it('[ERROR-05] where not even the error page can be drawn a fixed sentence stands', () => {
  // No texts are there: the page of the error fails in its turn.
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText('An error occurred while showing the error page')).toBeVisible()
})
