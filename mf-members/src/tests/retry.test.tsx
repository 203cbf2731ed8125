import type { EndpointName } from '@duetto/shared/contract'
import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { MembersRoutes } from '../routes'
import { createStore } from '../store'

it.each<[string, EndpointName]>([
  ['/members', 'searchMembers'],
  ['/members/3', 'getMember'],
  ['/likes', 'getLikes'],
  ['/swipe-game', 'getSwipeDeck'],
  ['/match-finder', 'getMatchFinder'],
])('[ERROR-01] retries %s after an error', async (path, name) => {
  const { user, calls } = renderRemote(<MembersRoutes />, {
    path,
    user: createUser(),
    createStore,
    settings: { search_fields: ['online', 'hide_fictional'] },
    answers: { [name]: refuse('unavailable') },
  })
  const requestCount = () => calls.filter((call) => call.name === name).length
  const again = await screen.findByRole('button', { name: 'Try again' })
  const before = requestCount()
  await user.click(again)
  await waitFor(() => expect(requestCount()).toBe(before + 1))
})
