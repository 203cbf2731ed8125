import type { OwnProfile, ProfileChange } from '@duetto/shared/contract'
import { editable } from './draft'
import type { ProfileDraft } from './draft'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Only changed fields; a text that cannot be null is sent as an empty one. */
export const changesOf = (profile: OwnProfile, draft: ProfileDraft): ProfileChange => {
  const changed = editable.filter((field) => !isSame(profile[field], draft[field]))
  const isPlace = changed.some((field) => field === 'country' || field === 'region' || field === 'city')
  const fields = Object.fromEntries(
    changed
      .filter((field) => draft[field] !== null || !['gender', 'country', 'region', 'city'].includes(field))
      .map((field) => [field, draft[field]]),
  ) as ProfileChange
  // The server looks a town up by all three.
  return isPlace && draft.country
    ? { ...fields, country: draft.country, region: draft.region ?? '', city: draft.city ?? '' }
    : fields
}

export const hasChanges = (profile: OwnProfile, draft: ProfileDraft): boolean =>
  Object.keys(changesOf(profile, draft)).length > 0
