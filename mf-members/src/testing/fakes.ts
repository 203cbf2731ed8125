import type { Profile } from '@duetto/shared/contract'
import { createBus } from '@duetto/shared/events'
import {
  fakeApi,
  createCard,
  createPhoto,
  createSearchAnswer as createAnswerOf,
  testNow,
} from '@duetto/shared/testing'
import type { MembersContext } from '../state'
import { createMembersStore } from '../store'

export { createCard, refuse, settle, testNow } from '@duetto/shared/testing'

export const createTestStore = (
  answers: Parameters<typeof fakeApi>[0] = {},
  sourceQuery: MembersContext['sourceQuery'] = () => ({}),
) => {
  const { http, calls } = fakeApi(answers)
  const bus = createBus(() => testNow)
  const refreshSession = jest.fn(async () => {})
  const { store, stop } = createMembersStore({
    http,
    bus,
    now: () => testNow,
    sourceQuery,
    refreshSession,
  })
  return { store, stop, bus, calls, answers, refreshSession }
}

export const createProfile = (id: number, over: Partial<Profile> = {}): Profile => ({
  ...createCard(id),
  sexuality: null,
  about_me: 'I cook on Sundays.',
  reason_for_joining: 'dating',
  hair_color: 'brown',
  eye_color: 'green',
  body_type: null,
  relationship_status: 'single',
  tattoos: null,
  height: null,
  smoking: null,
  children: null,
  drinking: null,
  interests: ['cooking', 'hiking'],
  prompts: [],
  language: 'it',
  photos: [createPhoto(id)],
  locked_photo_count: 0,
  likes_me: false,
  is_blocked: false,
  conversation_id: null,
  ...over,
})

export const createSearchAnswer = (
  ids: readonly number[],
  over?: Parameters<typeof createAnswerOf>[1],
): ReturnType<typeof createAnswerOf> =>
  createAnswerOf(
    ids.map((id) => createCard(id)),
    over,
  )
