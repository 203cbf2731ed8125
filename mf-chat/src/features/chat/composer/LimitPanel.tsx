import { Banner, Button, LinkButton, icons } from '@duetto/shared/ui'
import { useSession } from '@duetto/shared/platform'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import type { FailureCode } from '@duetto/shared/contract'
import type { Failure } from '@duetto/shared/redux'
import { failureMessage } from '../../../entities/errors/failureMessages'
import { limitMessages as texts } from './messages'

interface Limit {
  text: MessageDescriptor
  way?: 'packages' | 'settings'
}

/** Each refusal that keeps a member from writing, with its way out (TRUST-11). */
const limits: Partial<Record<FailureCode, Limit>> = {
  not_confirmed: { text: texts.notConfirmed, way: 'settings' },
  free_messages_used: { text: texts.freeUsed, way: 'packages' },
  conversation_limit: { text: texts.conversations, way: 'packages' },
  not_enough_credits: { text: texts.credits, way: 'packages' },
  premium_only: { text: texts.premium, way: 'packages' },
  blocked: { text: texts.blocked },
  account_suspended: { text: texts.suspended },
}

interface LimitPanelProps {
  failure: Failure
  onClose: () => void
}

/** In place of the composer: why, and what to do next. What was written is kept. */
export const LimitPanel = ({ failure, onClose }: LimitPanelProps) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const limit = limits[failure.code] ?? { text: failureMessage(failure.code) }
  return (
    <Banner
      tone="secondary"
      icon={icons.info}
      action={
        <>
          {limit.way === 'packages' && (
            <LinkButton to={user?.paid_user ? '/credits' : '/premium'}>{formatMessage(texts.buy)}</LinkButton>
          )}
          {limit.way === 'settings' && (
            <LinkButton to="/settings" variant="outline">
              {formatMessage(texts.settings)}
            </LinkButton>
          )}
          <Button variant="quiet" onClick={onClose}>
            {formatMessage(texts.close)}
          </Button>
        </>
      }
    >
      {formatMessage(limit.text)}
    </Banner>
  )
}
