import type { FailureCode, Message } from '@duetto/shared/contract'
import type { Means } from '../means/means'

/** What to send. */
export interface Outgoing {
  kind: 'text' | 'gift' | 'gif' | 'photo' | 'voice'
  text?: string
  gift?: string
  gif?: string
  /** Name of the uploaded photo or voice message. */
  upload?: string
  /** URL of what it carries, to show while it is being sent. */
  media?: string
  voice?: Message['voice']
  /** What it answers. */
  quote?: Message['quote']
}

/** A message that was written and that the server may not have yet. */
export interface UnsentMessage extends Outgoing {
  /** Idempotency key: a retry never sends it twice. */
  key: string
  /**
   * Its recipient, fixed when it is written, because the page may show someone else by the time it is sent.
   */
  profileId: number
  /** When it was written, ISO 8601. */
  at: string
  /** Messages to one profile are sent in this order, whichever tab wrote them. */
  order: number
  /** `sending` until the server has it; `waiting` for a connection; `refused` with a reason. */
  status: 'sending' | 'waiting' | 'refused'
  code: FailureCode | null
  /** The member's means at the time of the refusal. */
  refusedWith?: Means
  /** False if it would be lost with the page, because the browser has no storage. */
  isSaved: boolean
}

const statuses = ['sending', 'waiting', 'refused']
const kinds = ['text', 'gift', 'gif', 'photo', 'voice']
const isTextOrNothing = (value: unknown): boolean => value === undefined || typeof value === 'string'

const isQuoteOrNothing = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Number.isInteger((value as { id?: unknown }).id) &&
    typeof (value as { text?: unknown }).text === 'string')

const isVoiceOrNothing = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Number.isInteger((value as { duration_ms?: unknown }).duration_ms) &&
    typeof (value as { waveform?: unknown }).waveform === 'string')

const isMeansOrNothing = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    typeof (value as { credits?: unknown }).credits === 'number' &&
    typeof (value as { isPaid?: unknown }).isPaid === 'boolean' &&
    typeof (value as { isConfirmed?: unknown }).isConfirmed === 'boolean')

/** Validates stored data, which may come from another build or from anyone. */
export const isUnsentMessage = (value: unknown): value is UnsentMessage => {
  if (typeof value !== 'object' || value === null) return false
  const {
    kind,
    text,
    gift,
    gif,
    upload,
    media,
    key,
    profileId,
    at,
    order,
    status,
    code,
    quote,
    voice,
    refusedWith,
  } = value as Record<string, unknown>
  return (
    kinds.includes(kind as string) &&
    [text, gift, gif, upload, media].every(isTextOrNothing) &&
    isQuoteOrNothing(quote) &&
    isVoiceOrNothing(voice) &&
    isMeansOrNothing(refusedWith) &&
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
