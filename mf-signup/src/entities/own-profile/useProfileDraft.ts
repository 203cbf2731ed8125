import type { OwnProfile } from '@duetto/shared/contract'
import { isSexualInterest } from '@duetto/shared/domain'
import { useEffect, useState } from 'react'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { changesOf } from './changes'
import { editable } from './profileFields'
import type { ProfileDraft } from './profileFields'
import { profileTyped } from './slice'

const draftOf = (profile: OwnProfile): ProfileDraft =>
  Object.fromEntries(editable.map((field) => [field, profile[field]])) as unknown as ProfileDraft

const withoutIntimate = (draft: ProfileDraft): ProfileDraft =>
  draft.has_intimate_consent
    ? draft
    : {
        ...draft,
        sexuality: null,
        interests: draft.interests.filter((interest) => !isSexualInterest(interest)),
      }

interface Options {
  prefilled?: Partial<ProfileDraft>
  fields?: readonly (keyof ProfileDraft)[]
}

export const useProfileDraft = (profile: OwnProfile, { prefilled = {}, fields = editable }: Options = {}) => {
  const dispatch = useSignUpDispatch()
  const { typed } = useSignUpSelector((state) => state.profile)
  const [restored] = useState(() => {
    const entries = typed?.id === profile.id ? Object.entries(typed.change) : []
    const isIncluded = ([field]: [string, unknown]): boolean => fields.some((one) => one === field)
    return {
      own: Object.fromEntries(entries.filter(isIncluded)),
      others: Object.fromEntries(entries.filter((entry) => !isIncluded(entry))),
    }
  })
  const [draft, setDraft] = useState<ProfileDraft>(() => ({
    ...draftOf(profile),
    ...prefilled,
    ...restored.own,
  }))
  useEffect(() => {
    dispatch(profileTyped({ id: profile.id, change: { ...restored.others, ...changesOf(profile, draft) } }))
  }, [dispatch, profile, draft, restored])
  return {
    draft,
    change: (part: Partial<ProfileDraft>) => setDraft((before) => withoutIntimate({ ...before, ...part })),
    reset: (to: OwnProfile) => setDraft(draftOf(to)),
  }
}
