import type { OwnProfile } from '@duetto/shared/contract'

/** Parts of a profile with their share in per cent, in the order in which they are suggested. */
const parts = {
  photo: { share: 30, isDone: ({ main_image }: OwnProfile) => main_image !== null },
  words: { share: 20, isDone: ({ about_me }: OwnProfile) => about_me.trim() !== '' },
  prompts: { share: 15, isDone: ({ prompts }: OwnProfile) => prompts.length > 0 },
  interests: { share: 10, isDone: ({ interests }: OwnProfile) => interests.length > 0 },
  location: { share: 15, isDone: ({ city }: OwnProfile) => Boolean(city) },
  basics: { share: 10, isDone: ({ looking_for, gender }: OwnProfile) => Boolean(looking_for && gender) },
} as const
export type ProfilePart = keyof typeof parts

/** Returns the completeness in per cent and the next part to suggest; null if nothing is missing. */
export const completenessOf = (profile: OwnProfile): { percent: number; next: ProfilePart | null } => {
  const names = Object.keys(parts) as ProfilePart[]
  const done = names.filter((name) => parts[name].isDone(profile))
  return {
    percent: done.reduce((sum, name) => sum + parts[name].share, 0),
    next: names.find((name) => !done.includes(name)) ?? null,
  }
}
