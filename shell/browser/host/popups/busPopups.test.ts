import { createRemoteStore } from '@duetto/shared/redux'
import { fakePlatform, createCard, createUser } from '@duetto/shared/testing'
import { popupParts } from '../../../testing/popupParts'
import { matchPopups } from './matchPopups'
import { signUpModalSaga } from './signUpModalSaga'

const start = (saga: typeof matchPopups | typeof signUpModalSaga) => {
  const { platform, bus, visited } = fakePlatform({ user: createUser() })
  const parts = { ...popupParts(), navigation: platform.navigation }
  const { stop } = createRemoteStore({
    reducer: () => null,
    sagas: [saga],
    context: { ...parts, bus: platform.bus },
  })
  return { ...parts, bus, visited, stop }
}

it('[POPUP-02] a press on a match’s photo closes the popup and opens the profile', () => {
  const { bus, popups, visited, stop } = start(matchPopups)
  bus.emit('match', { profile: createCard(7) })
  expect(popups.get()).toMatchObject({ name: 'match', profile: { id: 7 } })
  bus.as('mf-members').emit('image-pressed', { profileId: 7 })
  expect(popups.get()).toBeNull()
  expect(visited).toEqual(['/members/7'])
  stop()
  expect(bus.counts().listeners).toBe(0)
})

it('[POPUP-01][POPUP-02] waiting likes and matches are dropped at logout', () => {
  const { bus, popups, stop } = start(matchPopups)
  popups.add({ name: 'like', profile: createCard(6) })
  bus.emit('match', { profile: createCard(7) })
  expect(popups.get()).toMatchObject({ name: 'like' })
  stop()
  expect(popups.get()).toBeNull()
})

it.each([
  ['signup-closed', { isComplete: false }],
  ['redirected-to-login', { email: null }],
] as const)('[LAYOUT-07][LAYOUT-09] %s closes the sign-up modal, each time', (type, payload) => {
  const { bus, signUp, stop } = start(signUpModalSaga)
  for (const profileId of [3, 4]) {
    signUp.set({ profileId })
    bus.as('mf-signup').emit(type, payload)
    expect(signUp.get()).toBeNull()
  }
  stop()
  expect(bus.counts().listeners).toBe(0)
})
