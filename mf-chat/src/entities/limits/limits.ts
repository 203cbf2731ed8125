import { limits as siteLimits, lookup } from '@duetto/shared/domain'
import type { MessageDescriptor } from 'react-intl'
import type { FailureCode } from '@duetto/shared/contract'
import type { UnsentMessage } from '../outbox/types'
import { failureMessage } from '../errors/failureMessages'
import { limitMessages as texts } from './limitMessages'

interface Limit {
  text: MessageDescriptor
  way?: 'packages' | 'settings'
}

/** Every refusal that prevents a member from writing, with its remedy (TRUST-11). */
const limits: Partial<Record<FailureCode, Limit>> = {
  not_confirmed: { text: texts.notConfirmed, way: 'settings' },
  free_messages_used: { text: texts.freeUsed, way: 'packages' },
  conversation_limit: { text: texts.conversations, way: 'packages' },
  not_enough_credits: { text: texts.credits, way: 'packages' },
  blocked: { text: texts.blocked },
}

/** Values of those sentences. */
export const limitValues = { count: siteLimits.freeStartedConversations }

/** Why a message was refused, in a sentence, and where to get help. */
export const limitOf = (code: FailureCode | null): Limit =>
  (code && lookup(limits, code)) || { text: failureMessage.conversation(code) }

/**
 * Whether a message failed for lack of credits that have been bought since: then the member can write on and
 * resend it by hand.
 */
export const isPaidSince = (
  { code, kind }: UnsentMessage,
  credits: number,
  messageCredits: number,
): boolean => limitOf(code).way === 'packages' && kind === 'text' && credits >= messageCredits
