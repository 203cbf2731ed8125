import { screen } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { LoginPage } from './LoginPage'

it('returns to the password step even if logging out fails', async () => {
  const rejected = jest.fn()
  process.on('unhandledRejection', rejected)
  fakeServer({
    getSession: () => ({ step: 'code', operator: null }),
    logout: () => ({ status: 503, code: 'unavailable' }),
  })
  const user = renderPage(<LoginPage />)
  await user.click(await screen.findByRole('button', { name: 'Start again' }))
  expect(await screen.findByLabelText(/Password/)).toBeVisible()
  await new Promise((done) => setTimeout(done))
  expect(rejected).not.toHaveBeenCalled()
  process.off('unhandledRejection', rejected)
})
