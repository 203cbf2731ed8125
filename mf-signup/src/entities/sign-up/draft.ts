import { memberStorage } from '@duetto/shared/domain'
import type { Gender, Interest } from '@duetto/shared/domain'
import { readStored, writeStored } from '@duetto/shared/platform'
import type { StorageArea } from '@duetto/shared/platform'

/** Sign-up data stored in the browser to survive a reload. Must not contain the password. */
export interface Draft {
  email: string
  name: string
  dateOfBirth: string
  message: string
  profileId: number | null
  gender: Gender | null
  lookingFor: Gender | null
  /** Distinguishes "everyone" (true) from no answer (false) if `lookingFor` is null. */
  isLookingForGiven: boolean
  interests: Interest[]
  returnTo: string | null
  screen: number
}

export const emptyDraft: Draft = {
  email: '',
  name: '',
  dateOfBirth: '',
  message: '',
  profileId: null,
  gender: null,
  lookingFor: null,
  isLookingForGiven: false,
  interests: [],
  returnTo: null,
  screen: 0,
}

const draftKey = memberStorage.signUpDraft

const isDraft = (value: unknown): value is Partial<Draft> => {
  const { email, name, dateOfBirth } = (value ?? {}) as Partial<Draft>
  return [email, name, dateOfBirth].every((answer) => typeof answer === 'string')
}

export const readDraft = (storage: StorageArea): Draft | null => {
  const stored = readStored(draftKey, isDraft, storage)
  return stored && { ...emptyDraft, ...stored }
}

export const storeDraft = (storage: StorageArea, draft: Draft): void =>
  void writeStored(draftKey, draft, storage)

export const dropDraft = (storage: StorageArea): void => storage.remove(draftKey)
