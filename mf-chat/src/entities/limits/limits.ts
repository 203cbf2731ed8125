import { copyLimits, limits as siteLimits, lookup } from '@duetto/shared/domain'
import type { MessageDescriptor } from 'react-intl'
import type { FailureCode } from '@duetto/shared/contract'
import type { UnsentMessage } from '../outbox/types'
import { failureMessage } from '../errors/failureMessages'
import { limitMessages as texts } from './limitMessages'

interface Limit {
  text: MessageDescriptor
  /** One-line version, shown while the order form is closed. Defaults to `text`. */
  brief?: MessageDescriptor
  way?: 'packages' | 'code' | 'verification'
}

const limits: Partial<Record<FailureCode, Limit>> = {
  not_confirmed: { text: failureMessage.conversation('not_confirmed'), way: 'code' },
  free_messages_used: { text: texts.freeUsed, brief: texts.freeUsedBrief, way: 'packages' },
  conversation_limit: { text: texts.conversations, brief: texts.conversationsBrief, way: 'packages' },
  not_enough_credits: { text: texts.credits, way: 'packages' },
  blocked: { text: texts.blocked },
  copied_message: { text: texts.copied },
  verified_only: { text: texts.verifiedOnly, way: 'verification' },
}

export const packagesPath = '/credits'

export const limitValues = { count: siteLimits.freeStartedConversations, people: copyLimits.max }

export const limitOf = (code: FailureCode | null): Limit =>
  (code && lookup(limits, code)) || { text: failureMessage.conversation(code) }

/** Whether a refused message is sent once its writer has confirmed the address. */
export const waitsForConfirmation = ({ isFreeOnly, code }: UnsentMessage): boolean =>
  isFreeOnly === true && code === 'not_confirmed'

export const isPaidSince = (
  { code, kind }: UnsentMessage,
  credits: number,
  messageCredits: number,
): boolean => limitOf(code).way === 'packages' && kind === 'text' && credits >= messageCredits
