import type { OwnProfile, ProfileChange } from '@duetto/shared/contract'
import { isVisible } from '@duetto/shared/domain'
import { editable } from './profileFields'
import type { ProfileDraft } from './profileFields'

const answered = (prompts: OwnProfile['prompts']): OwnProfile['prompts'] =>
  prompts
    .map(({ prompt, answer }) => ({ prompt, answer: answer.trim() }))
    .filter(({ answer }) => isVisible(answer))

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Omits null for the fields in which the API does not accept it. */
export const changesOf = (own: OwnProfile, typed: ProfileDraft): ProfileChange => {
  const [profile, draft] = [
    { ...own, prompts: answered(own.prompts) },
    { ...typed, prompts: answered(typed.prompts) },
  ]
  const changed = editable.filter((field) => !isSame(profile[field], draft[field]))
  const isPlace = changed.some((field) => field === 'country' || field === 'region' || field === 'city')
  const fields = Object.fromEntries(
    changed
      .filter((field) => draft[field] !== null || !['gender', 'country', 'region', 'city'].includes(field))
      .map((field) => [field, draft[field]]),
  ) as ProfileChange
  // Send country, region and city together: if the country changes, the API clears a region or city that the request
  // omits.
  return isPlace && draft.country
    ? { ...fields, country: draft.country, region: draft.region ?? '', city: draft.city ?? '' }
    : fields
}

export const hasChanges = (profile: OwnProfile, draft: ProfileDraft): boolean =>
  Object.keys(changesOf(profile, draft)).length > 0
