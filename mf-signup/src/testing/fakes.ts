import type { OwnImage, OwnProfile, ProfileCard, User } from '@duetto/shared/contract'
import { createBus } from '@duetto/shared/events'
import type { BusEventType } from '@duetto/shared/events'
import { fakeApi, testNow } from '@duetto/shared/testing'
import type { PasskeyPort } from '../entities/passkeys/passkeyPort'
import type { SignupContext } from '../state'
import { makeSignupStore } from '../store'

export { refuse, settle, testNow } from '@duetto/shared/testing'
export type Answers = NonNullable<Parameters<typeof fakeApi>[0]>

export const makeStorage = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => {
    kept[key] = value
  },
  removeItem: (key: string) => {
    delete kept[key]
  },
})

/** A browser in which nobody has a passkey. */
export const fakePasskeys = (over: Partial<PasskeyPort> = {}): PasskeyPort => ({
  canAutofill: async () => false,
  sign: async () => null,
  create: async () => null,
  cancel: () => {},
  ...over,
})

/** This package's store; events, navigation and storage are recorded. */
export const makeTestStore = (answers: Answers = {}, over: Partial<SignupContext> = {}) => {
  const { http, calls } = fakeApi(answers)
  const bus = createBus(() => testNow)
  const told: [string, unknown][] = []
  const listened: BusEventType[] = ['signup-closed', 'redirected-to-login']
  for (const type of listened) bus.on(type, (payload) => told.push([type, payload]))
  const went: [string, unknown][] = []
  const refreshSession = jest.fn(async () => {})
  const storage = makeStorage()
  const { store, stop } = makeSignupStore({
    http,
    bus,
    navigation: {
      push: (to, state) => void went.push([to, state]),
      replace: (to, state) => void went.push([to, state]),
    },
    refreshSession,
    visit: () => ({ language: 'it', tracking: { ref: 'a' } }),
    storage,
    position: { permission: async () => 'prompt', locate: async () => ({ lat: 44.5, lon: 11.3 }) },
    now: () => testNow,
    shrink: async (file) => file,
    passkeys: fakePasskeys(),
    ...over,
  })
  return { store, stop, calls, answers, told, went, refreshSession, storage }
}

export const makeImage = (id: number, status: OwnImage['status'] = 'active'): OwnImage => ({
  id,
  filename: `/media/${id}.webp`,
  thumb_filename: `/media/${id}-t.webp`,
  match: `/media/${id}-m.webp`,
  status,
  refusal: status === 'rejected' ? 'no_person' : null,
  appeal: null,
})

export const makeOwnProfile = (over: Partial<OwnProfile> = {}): OwnProfile => ({
  id: 7,
  name: 'Anna',
  gender: 'female',
  date_of_birth: '1990-05-04',
  age: 35,
  country: 'IT',
  region: 'Emilia-Romagna',
  city: 'Bologna',
  sexuality: null,
  about_me: '',
  reason_for_joining: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  interests: ['cooking'],
  prompts: [],
  language: 'it',
  looking_for: 'male',
  status: 'active',
  is_invisible: false,
  is_private: false,
  is_discreet: false,
  has_public_photo: false,
  has_intimate_consent: false,
  main_image: null,
  images: [],
  photo_limit: 3,
  ...over,
})

export const makeUser = (over: Partial<User> = {}): User => ({
  id: 7,
  email: 'anna@site.test',
  name: 'Anna',
  status: 'active',
  credits: 0,
  paid_user: false,
  signup_date: '2026-03-01T11:00:00Z',
  signup_step: 1,
  free_messages_left: 5,
  conversations_left: 2,
  notifications_disabled: [],
  language: 'it',
  country: 'IT',
  currency: 'EUR',
  fictional_icon: true,
  profile: makeOwnProfile(),
  ...over,
})

export const makeCard = (id: number, over: Partial<ProfileCard> = {}): ProfileCard => ({
  id,
  name: `Member ${id}`,
  age: 33,
  gender: 'male',
  country: 'IT',
  region: 'Emilia-Romagna',
  city: 'Bologna',
  is_online: false,
  is_new: false,
  is_fictional: false,
  photo_count: 1,
  main_image: null,
  is_liked: false,
  is_match: false,
  ...over,
})
