import { writable } from '@duetto/shared/platform'
import type { Session } from '@duetto/shared/platform'
import { createUser } from '@duetto/shared/testing'
import { createDiscreet } from './createDiscreet'

const root = document.documentElement
const sessionOf = (is_discreet: boolean | null): Session => {
  const user = createUser()
  return {
    status: is_discreet === null ? 'visitor' : 'member',
    user: is_discreet === null ? null : { ...user, profile: { ...user.profile, is_discreet } },
    totalUnread: 0,
    totalNewLikes: 0,
  }
}

it('[ACCOUNT-11] follows the member’s choice and stays on after logout', () => {
  const session = writable<Session>({ ...sessionOf(null), status: 'unknown' })
  const discreet = createDiscreet(false, session)
  session.set(sessionOf(true))
  expect([discreet.get(), root.dataset.discreet]).toEqual([true, ''])
  session.set(sessionOf(null))
  expect(discreet.get()).toBe(true)
  session.set(sessionOf(false))
  expect([discreet.get(), root.dataset.discreet]).toEqual([false, undefined])
})
