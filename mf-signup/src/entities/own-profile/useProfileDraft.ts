import type { OwnProfile } from '@duetto/shared/contract'
import { sexualInterests } from '@duetto/shared/domain'
import { useState } from 'react'
import { editable } from './draft'
import type { ProfileDraft } from './draft'

const draftOf = (profile: OwnProfile): ProfileDraft =>
  Object.fromEntries(editable.map((field) => [field, profile[field]])) as unknown as ProfileDraft

/** Without consent there is nothing intimate to send. */
const withoutIntimate = (draft: ProfileDraft): ProfileDraft =>
  draft.has_intimate_consent
    ? draft
    : {
        ...draft,
        sexuality: null,
        interests: draft.interests.filter((interest) => !sexualInterests.includes(interest)),
      }

/** A form's working copy of the profile, until it is saved. */
export const useProfileDraft = (profile: OwnProfile, prefilled: Partial<ProfileDraft> = {}) => {
  const [draft, setDraft] = useState<ProfileDraft>(() => ({ ...draftOf(profile), ...prefilled }))
  return {
    draft,
    change: (part: Partial<ProfileDraft>) => setDraft((before) => withoutIntimate({ ...before, ...part })),
    reset: (to: OwnProfile) => setDraft(draftOf(to)),
  }
}
