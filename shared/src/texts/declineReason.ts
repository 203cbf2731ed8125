import type { Payment } from '@duetto/shared/contract'
import { lookup } from '@duetto/shared/domain'
import type { MessageDescriptor } from 'react-intl'
import { declineMessages as texts } from './messages'

const reasons: Record<string, MessageDescriptor> = {
  declined: texts.whyDeclined,
  insufficient_funds: texts.whyFunds,
  card_expired: texts.whyCard,
  card_lost: texts.whyCard,
  authentication_failed: texts.whyCode,
}

export const declineReason = ({ state, failure }: Pick<Payment, 'state' | 'failure'>) =>
  state === 'failed' && failure ? lookup(reasons, failure) : undefined
