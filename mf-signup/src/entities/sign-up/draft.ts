import type { Gender } from '@duetto/shared/domain'

/** Sign-up answers kept across a reload. Never the password. */
export interface Draft {
  email: string
  name: string
  dateOfBirth: string
  message: string
  profileId: number | null
  gender: Gender | null
  lookingFor: Gender | null
  /** Page of this site to open after sign-up. */
  returnTo: string | null
  /** Index among the questions of step 0. */
  question: number
}

export const emptyDraft: Draft = {
  email: '',
  name: '',
  dateOfBirth: '',
  message: '',
  profileId: null,
  gender: null,
  lookingFor: null,
  returnTo: null,
  question: 0,
}

const draftKey = 'duetto-sign-up'

/** The saved draft; null if there is none or it is invalid. */
export const readDraft = (storage: Pick<Storage, 'getItem'>): Draft | null => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(draftKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const isText = (name: keyof Draft): boolean => typeof (kept as Partial<Draft>)[name] === 'string'
    if (!isText('email') || !isText('name') || !isText('dateOfBirth')) return null
    return { ...emptyDraft, ...(kept as Partial<Draft>) }
  } catch {
    return null
  }
}

/** Without storage nothing is kept; the sign-up itself works. */
export const storeDraft = (storage: Pick<Storage, 'setItem'>, draft: Draft): void => {
  try {
    storage.setItem(draftKey, JSON.stringify(draft))
  } catch {
    return
  }
}

export const dropDraft = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(draftKey)
