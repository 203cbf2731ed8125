import type { Payment } from '../contract'
import { lookup } from '../domain'
import type { MessageDescriptor } from 'react-intl'
import { declineMessages as texts } from './declineMessages'

const reasons: Record<string, MessageDescriptor> = {
  declined: texts.declined,
  insufficient_funds: texts.funds,
  card_expired: texts.card,
  card_lost: texts.card,
  authentication_failed: texts.code,
}

export const declineReason = ({ state, failure }: Pick<Payment, 'state' | 'failure'>) =>
  state === 'failed' && failure ? lookup(reasons, failure) : undefined
