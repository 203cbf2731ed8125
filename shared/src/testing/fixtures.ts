import type { CallResponse, Image, OwnProfile, Photo, ProfileCard, Settings, User } from '../contract'
import { ownProfileSchema, profileCardSchema, searchResultSchema, userSchema } from '../contract/schemas'
import { gifts, noBrand, profileFields } from '../domain'

export const createImage = (id: number, over: Partial<Image> = {}): Image => ({
  id,
  filename: `/media/${id}.webp`,
  thumb_filename: `/media/${id}-t.webp`,
  match: `/media/${id}-m.webp`,
  status: 'active',
  portrait: null,
  portrait_width: null,
  has_avif: false,
  preview: null,
  ...over,
})

export const createPhoto = (id: number): Photo => {
  const { match: _, status: __, ...photo } = createImage(id)
  return { ...photo, is_locked: false }
}

export const createCard = (id: number, over: Partial<ProfileCard> = {}): ProfileCard =>
  profileCardSchema.parse({
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
    main_image: createImage(id),
    is_liked: false,
    is_match: false,
    ...over,
  })

export const createSearchAnswer = (
  profiles: readonly ProfileCard[],
  over: Partial<CallResponse<'searchMembers'>> = {},
): CallResponse<'searchMembers'> =>
  searchResultSchema.parse({
    profiles,
    promoted: [],
    origin: null,
    numResults: profiles.length,
    is_approximate: false,
    next_cursor: null,
    similar: [],
    numSimilar: 0,
    is_limited: false,
    ...over,
  })

export const createOwnProfile = (over: Partial<OwnProfile> = {}): OwnProfile =>
  ownProfileSchema.parse({
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
    height: null,
    smoking: null,
    children: null,
    drinking: null,
    interests: [],
    prompts: [],
    language: 'it',
    looking_for: 'male',
    wished_ages: null,
    wished_km: null,
    status: 'active',
    is_invisible: false,
    is_private: false,
    is_discreet: false,
    hides_distance: false,
    is_verified: false,
    only_verified: false,
    has_public_photo: false,
    has_intimate_consent: false,
    main_image: null,
    images: [],
    photo_limit: 3,
    dismissed_cards: {},
    ...over,
  })

/** For a warning, override `kind` and set `until` to null. */
export const createMeasure = (
  over: Partial<NonNullable<User['measures']>[number]> = {},
): NonNullable<User['measures']>[number] => ({
  id: 3,
  kind: 'restriction',
  rule: 'spam',
  text: 'Please do not ask members for money.',
  created_at: '2026-03-01T12:00:00Z',
  until: '2026-03-08T12:00:00Z',
  ...over,
})

export const createUser = (over: Partial<User> = {}): User =>
  userSchema.parse({
    id: 7,
    email: 'anna@site.test',
    name: 'Anna',
    status: 'active',
    credits: 0,
    paid_user: false,
    signup_date: '2026-02-28T12:00:00Z',
    signup_step: 5,
    free_messages_left: 5,
    conversations_left: 2,
    notifications_disabled: [],
    language: 'it',
    country: 'IT',
    currency: 'EUR',
    fictional_icon: true,
    profile: createOwnProfile(),
    ...over,
  })

export const baseSettings = {
  name: 'Duetto',
  index_title: 'Duetto',
  countries: ['IT', 'DE'],
  signups: 'all',
  niche: 1,
  min_age: 18,
  locales: ['en', 'it', 'de'],
  message_length: { min: 1, max: 1000 },
  message_credits: 1,
  photo_credits: 2,
  voice_credits: 2,
  cover_message_photos: true,
  review_message_media: [],
  gift_credits: Object.fromEntries(gifts.map(({ id, credits }) => [id, credits])),
  refund_days: 14,
  brand: noBrand,
  package_prices: {},
  discreet_name: 'Notes',
  quick_exit_url: 'https://neutral.test/',
  support_email: 'help@site.test',
  fictional_icon: true,
  fictional_singular: '',
  fictional_plural: '',
  fictional_answers: 'team',
  fictional_answer_hours: 24,
  max_fictional_percent: 25,
  fictional_warning: '',
  enable_site_entry_popup: 'yes',
  site_entry_countries: ['IT', 'NL', 'DE'],
  interests: [],
  visible_profile_fields: [...profileFields],
} as Partial<Settings> as Settings
