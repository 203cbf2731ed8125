import type { FailureCode, Message, ProfileCard } from '@duetto/shared/contract'
import type { Entitlements } from '../entitlements/entitlements'

export interface Outgoing {
  kind: 'text' | 'gift' | 'gif' | 'photo' | 'voice'
  text?: string
  gift?: string
  gif?: string
  upload?: string
  media?: string
  voice?: Message['voice']
  quote?: Message['quote']
}

export type Draft = Omit<Outgoing, 'quote'> & {
  key?: string
}

/** What the list of conversations shows of a person who has received no message yet. */
export type Recipient = Pick<ProfileCard, 'name' | 'age' | 'is_fictional' | 'is_demo' | 'main_image'>

export interface UnsentMessage extends Outgoing {
  /** Idempotency key, the same for all attempts to send. */
  key: string
  profileId: number
  at: string
  /** Sort key, comparable across tabs: time of writing in epoch ms, or 0 until the message is stored. */
  order: number
  /** `sending` includes queued messages; `waiting` messages are retried after a transient error. */
  status: 'sending' | 'waiting' | 'refused'
  code: FailureCode | null
  refusedWith?: Entitlements
  /**
   * The API must refuse the message rather than charge for it: its writer was not confirmed yet, and read that it is
   * free and waits.
   */
  isFreeOnly?: boolean
  /** Whether there was no conversation yet when the message was written. */
  isFirst?: boolean
  /** Missing in messages stored by older builds. */
  recipient?: Recipient
  isSaved: boolean
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isBoolean: Check = (value) => typeof value === 'boolean'
const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const hasFields =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]))

const isImage = hasFields({ thumb_filename: isText })

const isStored = hasFields({
  kind: isOneOf(['text', 'gift', 'gif', 'photo', 'voice']),
  text: isOptional(isText),
  gift: isOptional(isText),
  gif: isOptional(isText),
  upload: isOptional(isText),
  media: isOptional(isText),
  quote: isOptional(hasFields({ id: Number.isInteger, text: isText })),
  voice: isOptional(hasFields({ duration_ms: Number.isInteger, waveform: isText })),
  refusedWith: isOptional(
    hasFields({ credits: (value) => typeof value === 'number', isPaid: isBoolean, isConfirmed: isBoolean }),
  ),
  isFreeOnly: isOptional(isBoolean),
  isFirst: isOptional(isBoolean),
  recipient: isOptional(
    hasFields({
      name: isText,
      age: Number.isInteger,
      is_fictional: isBoolean,
      is_demo: isOptional((value) => value === true),
      main_image: (value) => value === null || isImage(value),
    }),
  ),
  key: (value) => isText(value) && value !== '',
  profileId: Number.isInteger,
  at: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  order: (value) => typeof value === 'number',
  status: isOneOf(['sending', 'waiting', 'refused']),
  code: (value) => value === null || isText(value),
})

export const isUnsentMessage = (value: unknown): value is UnsentMessage => isStored(value)
