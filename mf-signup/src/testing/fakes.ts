import type { OwnImage, OwnProfile, ProfileCard, User } from '@duetto/shared/contract'
import type { VisitStep } from '@duetto/shared/domain'
import { createBus } from '@duetto/shared/events'
import type { BusEventType } from '@duetto/shared/events'
import {
  createImage as createPhotoImage,
  fakeApi,
  createCard as createSharedCard,
  createOwnProfile as createSharedProfile,
  createUser as createSharedUser,
  testNow,
} from '@duetto/shared/testing'
import type { PasskeyPort } from '../entities/passkeys/passkeyPort'
import type { SignUpContext } from '../state'
import { createSignUpStore } from '../store'

export { refuse, settle, testNow } from '@duetto/shared/testing'
export type Answers = NonNullable<Parameters<typeof fakeApi>[0]>

export const createStorage = (items: Record<string, string> = {}) => ({
  items,
  read: (key: string) => items[key] ?? null,
  write: (key: string, value: string) => {
    items[key] = value
    return true
  },
  remove: (key: string) => {
    delete items[key]
  },
  keys: () => Object.keys(items),
})

export const fakePasskeys = (over: Partial<PasskeyPort> = {}): PasskeyPort => ({
  canAutofill: async () => false,
  sign: async () => null,
  create: async () => null,
  cancel: () => {},
  ...over,
})

export const createTestStore = (answers: Answers = {}, over: Partial<SignUpContext> = {}) => {
  const { http, calls } = fakeApi(answers)
  const bus = createBus(() => testNow)
  const emitted: [string, unknown][] = []
  const listened: BusEventType[] = ['signup-closed', 'redirected-to-login']
  for (const type of listened) bus.on(type, (payload) => emitted.push([type, payload]))
  const navigated: [string, unknown][] = []
  const reached: VisitStep[] = []
  const refreshSession = jest.fn(async () => {})
  const forgetMember = jest.fn()
  const storage = createStorage()
  const { store, stop } = createSignUpStore({
    http,
    bus,
    navigation: {
      get: () => ({ pathname: '/members/3', search: '', hash: '', state: null, key: 'a', action: 'PUSH' }),
      push: (to, state) => void navigated.push([to, state]),
      replace: (to, state) => void navigated.push([to, state]),
    },
    refreshSession,
    forgetMember,
    visit: () => ({ language: 'it', tracking: { ref: 'a' } }),
    reach: (step) => void reached.push(step),
    storage,
    position: { permission: async () => 'prompt', locate: async () => ({ lat: 44.5, lon: 11.3 }) },
    now: () => testNow,
    shrink: async (file) => file,
    passkeys: fakePasskeys(),
    ...over,
  })
  return { store, stop, calls, answers, emitted, navigated, reached, refreshSession, forgetMember, storage }
}

export const createImage = (id: number, status: OwnImage['status'] = 'active'): OwnImage => ({
  ...createPhotoImage(id, { status }),
  refusal: status === 'rejected' ? 'no_person' : null,
  is_refused_by_program: false,
  appeal: null,
})

export const createOwnProfile = (over: Partial<OwnProfile> = {}): OwnProfile =>
  createSharedProfile({ interests: ['cooking'], ...over })

export const createUser = (over: Partial<User> = {}): User =>
  createSharedUser({
    signup_date: '2026-03-01T11:00:00Z',
    signup_step: 1,
    profile: createOwnProfile(),
    ...over,
  })

export const createCard = (id: number, over: Partial<ProfileCard> = {}): ProfileCard =>
  createSharedCard(id, { gender: 'male', main_image: null, ...over })
