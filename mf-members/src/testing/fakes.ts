import type { EndpointName, Profile, ProfileCard } from '@duetto/shared/contract'
import { createBus } from '@duetto/shared/events'
import { ApiError } from '@duetto/shared/http'
import type { Http } from '@duetto/shared/http'
import { makeMembersStore } from '../store'

type Answers = Partial<Record<EndpointName, (input: { query?: unknown; body?: unknown }) => unknown>>

export interface Call {
  name: EndpointName
  query?: unknown
  body?: unknown
}

/** The clock of the tests. */
export const testNow = Date.parse('2026-03-01T12:00:00Z')

/** This package's own store over answers given by the test; every call is kept. */
export const makeTestStore = (answers: Answers = {}, hasTrafficSource = () => false) => {
  const calls: Call[] = []
  const bus = createBus(() => testNow)
  const http = {
    call: async (name: EndpointName, input: { query?: unknown; body?: unknown } = {}) => {
      calls.push({ name, ...input })
      const answer = answers[name]
      if (!answer) throw new ApiError({ code: 'not_found' }, 404)
      return answer(input)
    },
  } as Http
  const { store, stop } = makeMembersStore({ http, bus, now: () => testNow, hasTrafficSource })
  return { store, stop, bus, calls, answers }
}

/** Lets sagas that wait for an answer go on. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

export const refuse =
  (code: ApiError['code'], details: Record<string, unknown> = {}) =>
  () => {
    throw new ApiError({ code, details })
  }

export const makeCard = (id: number, over: Partial<ProfileCard> = {}): ProfileCard => ({
  id,
  name: `Member ${id}`,
  age: 30 + (id % 20),
  gender: 'female',
  country: 'IT',
  region: 'Emilia-Romagna',
  city: 'Bologna',
  is_online: false,
  is_new: false,
  is_fictional: false,
  photo_count: 1,
  main_image: {
    id,
    filename: `/media/${id}.webp`,
    thumb_filename: `/media/${id}-t.webp`,
    match: `/media/${id}-m.webp`,
    status: 'active',
  },
  is_liked: false,
  is_match: false,
  ...over,
})

export const makeProfile = (id: number, over: Partial<Profile> = {}): Profile => ({
  ...makeCard(id),
  sexuality: null,
  about_me: 'I cook on Sundays.',
  reason_for_joining: 'dating',
  hair_color: 'brown',
  eye_color: 'green',
  body_type: null,
  relationship_status: 'single',
  tattoos: null,
  interests: ['cooking', 'hiking'],
  language: 'it',
  photos: [{ id, filename: `/media/${id}.webp`, thumb_filename: `/media/${id}-t.webp`, is_locked: false }],
  locked_photo_count: 0,
  likes_me: false,
  is_blocked: false,
  conversation_id: null,
  ...over,
})

export const makeSearchAnswer = (ids: readonly number[], over: Record<string, unknown> = {}) => ({
  profiles: ids.map((id) => makeCard(id)),
  promoted: [],
  numResults: ids.length,
  is_approximate: false,
  next_cursor: null as string | null,
  similar: [] as ProfileCard[],
  numSimilar: 0,
  is_limited: false,
  ...over,
})
