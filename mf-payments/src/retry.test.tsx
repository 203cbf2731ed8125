import type { EndpointName } from '@duetto/shared/contract'
import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { PaymentsRoutes } from './routes'
import { createStore } from './store'

it.each<[string, EndpointName]>([
  ['/credits', 'getPackages'],
  ['/premium', 'getPackages'],
  ['/credits/repeat-order', 'getRepeatOrder'],
  ['/transactions', 'getTransactions'],
])('[ERROR-01] %s that does not load is requested again on Retry', async (path, name) => {
  const { user, calls } = renderRemote(<PaymentsRoutes />, {
    path,
    user: createUser({ paid_user: true }),
    createStore,
    answers: { [name]: refuse('unavailable') },
  })
  const requestCount = () => calls.filter((call) => call.name === name).length
  const again = await screen.findByRole('button', { name: 'Try again' })
  const before = requestCount()
  await user.click(again)
  await waitFor(() => expect(requestCount()).toBe(before + 1))
})
