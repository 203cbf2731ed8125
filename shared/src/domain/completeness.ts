import { limits } from './limits'
import { isSexualInterest } from './profile'
import type { Interest, ProfileField } from './profile'
import { dayMs, timings } from './timings'

interface Facts {
  main_image: object | null
  images: readonly { status: string }[]
  about_me: string
  prompts: readonly unknown[]
  interests: readonly Interest[]
  city: string | null
  looking_for: unknown
  gender: unknown
  reason_for_joining: unknown
  relationship_status: unknown
  body_type: unknown
  hair_color: unknown
  eye_color: unknown
  tattoos: unknown
}

interface Part {
  share: number
  isDone: (profile: Facts) => boolean
  field?: ProfileField
}

const choice = (field: ProfileField & keyof Facts, share: number): Part => ({
  share,
  field,
  isDone: (profile) => Boolean(profile[field]),
})

/** After sign-up, members are asked for missing parts in this order. */
const parts = {
  photo: { share: 25, isDone: ({ main_image }) => main_image !== null },
  words: { share: 15, field: 'about_me', isDone: ({ about_me }) => about_me.trim() !== '' },
  basics: { share: 10, isDone: ({ looking_for, gender }) => Boolean(looking_for && gender) },
  location: { share: 10, isDone: ({ city }) => Boolean(city) },
  interests: {
    share: 10,
    field: 'interests',
    isDone: ({ interests }) =>
      interests.filter((one) => !isSexualInterest(one)).length >= limits.interestsSuggested,
  },
  reason_for_joining: choice('reason_for_joining', 3),
  prompts: { share: 10, isDone: ({ prompts }) => prompts.length > 0 },
  second_photo: {
    share: 5,
    isDone: ({ images }) => images.filter(({ status }) => status !== 'rejected').length > 1,
  },
  body_type: choice('body_type', 3),
  hair_color: choice('hair_color', 2),
  eye_color: choice('eye_color', 2),
  relationship_status: choice('relationship_status', 3),
  tattoos: choice('tattoos', 2),
} as const satisfies Record<string, Part>
export type ProfilePart = keyof typeof parts

const partNames = Object.keys(parts) as ProfilePart[]

type Fields = readonly ProfileField[]

const missing = (profile: Facts, fields: Fields): { known: ProfilePart[]; open: ProfilePart[] } => {
  const partOf = (name: ProfilePart): Part => parts[name]
  const known = partNames.filter((name) => {
    const { field } = partOf(name)
    return field === undefined || fields.includes(field)
  })
  return { known, open: known.filter((name) => !partOf(name).isDone(profile)) }
}

export const isProfilePartDone = (profile: Facts, name: ProfilePart): boolean => parts[name].isDone(profile)

export const completenessOf = (
  profile: Facts,
  fields: Fields,
): { percent: number; next: ProfilePart | null } => {
  const { known, open } = missing(profile, fields)
  const sum = (names: readonly ProfilePart[]): number =>
    names.reduce((total, name) => total + parts[name].share, 0)
  return { percent: Math.round(100 * (1 - sum(open) / sum(known))), next: open[0] ?? null }
}

/** Parts that a card on the search page can ask for. Sign-up asks for the others. */
export const profileCards = partNames.filter(
  (name): name is ProfileCardKind => name !== 'basics' && name !== 'location',
)
export type ProfileCardKind = Exclude<ProfilePart, 'basics' | 'location'>

/** Time of the last “Not now” on each card, in ms since the epoch. */
export type DismissedCards = Partial<Record<ProfileCardKind, number>>

/** “Not now” hides all cards for `profileCardPauseMs` and the dismissed one for `profileCardAgainDays`. */
export const nextProfileCard = (
  profile: Facts,
  fields: Fields,
  dismissed: DismissedCards,
  now: number,
): ProfileCardKind | null => {
  const since = (card: ProfileCardKind): number => now - (dismissed[card] ?? -Infinity)
  if (profileCards.some((card) => since(card) < timings.profileCardPauseMs)) return null
  const { open } = missing(profile, fields)
  return (
    profileCards.find((card) => open.includes(card) && since(card) >= timings.profileCardAgainDays * dayMs) ??
    null
  )
}
