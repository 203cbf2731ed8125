import { creditsFor, isFreeKind } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { Icon, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useIsRefusalOver, usePriceOf } from '../../entities/entitlements/useEntitlements'
import { useNeedsPackage } from '../../entities/entitlements/useNeedsPackage'
import type { UnsentMessage } from '../../entities/outbox/types'
import { useChatSelector } from '../../state'
import { ConfirmDialog } from '../../widgets/confirm/ConfirmDialog'
import { needsNotice } from '../../widgets/confirm/fictionalNotice'
import { limitMessages } from '../../entities/limits/limitMessages'
import { limitOf, limitValues, packagesPath, waitsForConfirmation } from '../../entities/limits/limits'
import { metaStyle } from './bubbleStyles'
import { conversationMessages as texts } from './messages'

interface RefusedStateProps {
  message: UnsentMessage
  isExplained: boolean
  onRetry: () => void
  onEdit: () => void
  onDrop: () => void
}

export const RefusedState = ({ message, isExplained, onRetry, onEdit, onDrop }: RefusedStateProps) => {
  const { formatMessage } = useIntl()
  const settings = useSettings()
  const isRefusalOver = useIsRefusalOver()(message)
  const { cost, profile } = useChatSelector(({ conversation }) => conversation)
  const priceOf = usePriceOf(cost)
  const needsPackage = useNeedsPackage()
  const [isAsking, setIsAsking] = useState(false)
  const { kind, gift, code, isSaved } = message
  const credits = cost?.is_free && isFreeKind(kind) ? 0 : creditsFor(settings, kind, gift)
  // A text needs no confirmation if `reason` shows its price.
  const isPriced = kind === 'text' && isRefusalOver && !(profile && needsNotice(profile))
  const isConfirmed = credits === 0 || isPriced
  const isCredit = code === 'not_enough_credits' || code === 'free_messages_used'
  const isWaiting = waitsForConfirmation(message) && !isRefusalOver
  const reason = (): string | null => {
    if (isRefusalOver)
      return credits > 0
        ? formatMessage(texts.sendablePaid, { credits, price: priceOf(credits) })
        : formatMessage(texts.sendable)
    return isExplained ? null : formatMessage(limitOf(code).text, limitValues)
  }
  return (
    <>
      <p css={metaStyle} data-failed={isRefusalOver || isWaiting ? undefined : true}>
        <span role="alert">
          <Icon path={isWaiting ? icons.clock : icons.warning} size={16} />{' '}
          {isWaiting
            ? formatMessage(needsPackage ? limitMessages.waitsForPackage : limitMessages.waiting, limitValues)
            : `${formatMessage(texts.refused)} ${reason() ?? ''}`}{' '}
          {!isSaved && formatMessage(texts.notSaved)}
        </span>
        <span data-acts>
          {!isWaiting && (
            <button type="button" onClick={isConfirmed ? onRetry : () => setIsAsking(true)}>
              {formatMessage(isRefusalOver ? texts.send : texts.again)}
            </button>
          )}
          {kind === 'text' && (
            <button type="button" onClick={onEdit}>
              {formatMessage(texts.edit)}
            </button>
          )}
          <button type="button" onClick={onDrop}>
            {formatMessage(texts.drop)}
          </button>
          {isCredit && !isRefusalOver && !isExplained && (
            <Link to={packagesPath}>{formatMessage(texts.buy)}</Link>
          )}
        </span>
      </p>
      {isAsking && (
        <ConfirmDialog
          message={message}
          credits={credits}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            onRetry()
          }}
        />
      )}
    </>
  )
}
