import type { FailureCode } from '@duetto/shared/contract'

/** What is to be sent. */
export interface Outgoing {
  kind: 'text' | 'gift' | 'gif'
  text?: string
  gift?: string
  gif?: string
  /** Address of the animation, for the bubble while it is sent. */
  media?: string
}

/** A message that was written and that the server is not known to have. */
export interface UnsentMessage extends Outgoing {
  /** Idempotency key: a second try never sends twice. */
  key: string
  /** For whom it was written; fixed when it is, since the page may show somebody else by the time it is sent. */
  profileId: number
  /** When it was written, ISO 8601. */
  at: string
  /** Messages to one profile go out in this order, whichever tab wrote them. */
  order: number
  /** `sending` until the server has it; `waiting` for a connection; `refused` with a reason. */
  status: 'sending' | 'waiting' | 'refused'
  code: FailureCode | null
  /** It would be gone with the page: the browser keeps nothing. */
  isSaved: boolean
}

const statuses = ['sending', 'waiting', 'refused']
const kinds = ['text', 'gift', 'gif']
const isTextOrNothing = (value: unknown): boolean => value === undefined || typeof value === 'string'

/** What lies in the browser's storage may be of another build, or anybody's. */
export const isUnsentMessage = (value: unknown): value is UnsentMessage => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, text, gift, gif, media, key, profileId, at, order, status, code } = value as Record<
    string,
    unknown
  >
  return (
    kinds.includes(kind as string) &&
    [text, gift, gif, media].every(isTextOrNothing) &&
    typeof key === 'string' &&
    key !== '' &&
    Number.isInteger(profileId) &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    typeof order === 'number' &&
    statuses.includes(status as string) &&
    (code === null || typeof code === 'string')
  )
}
