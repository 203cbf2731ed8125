import type { PaymentState } from '@duetto/shared/domain'
import { addresses, isVisible } from '@duetto/shared/domain'
import { declineReason } from '@duetto/shared/texts'
import { Icon, IconButton, LinkButton, icons, isFocusFree, tapAreaStyle, uiMessages } from '@duetto/shared/ui'
import type { IconPath } from '@duetto/shared/ui'
import { css, keyframes } from '@emotion/react'
import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { Link } from 'react-router'
import { anotherWayPath } from '../../entities/waiting/anotherWayPath'
import { phaseOf } from '../../entities/waiting/phase'
import { checkoutChosen, purchaseAnnounced, purchaseDismissed } from '../../entities/waiting/slice'
import type { Purchase } from '../../entities/waiting/slice'
import { usePurchase } from '../../entities/waiting/usePurchase'
import { useChatDispatch, useChatSelector } from '../../state'
import { purchaseMessages as texts } from './purchaseMessages'

const unpaid: Partial<Record<PaymentState, MessageDescriptor>> = {
  created: texts.open,
  requires_action: texts.open,
  failed: texts.failed,
  cancelled: texts.cancelled,
  expired: texts.expired,
}

interface StatusProps {
  profileId: number
  text: string
  noteRef: RefObject<HTMLDivElement | null>
  onClose: () => void
}
type NoteProps = Omit<StatusProps, 'profileId'> & { purchase: Purchase }

const PurchaseNote = ({ purchase, text, noteRef, onClose }: NoteProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  const { state, credits, isFirst, sentKey, payment, profileId } = purchase
  const unsent = useChatSelector(({ outbox }) => outbox.messages.find(({ key }) => key === sentKey))
  const phase = phaseOf(state)
  const hasText = isVisible(text)
  const isPaid = phase === 'paid'
  const isNowPremium = isPaid && isFirst
  const isFailed = state === 'failed'
  const isOpen = phase === 'open' || phase === 'pending'
  const announce = useEffectEvent(() => {
    if (purchase.isAnnounced) return
    dispatch(purchaseAnnounced())
    if (isFocusFree()) noteRef.current?.focus({ preventScroll: true })
  })
  // A payment unmounts the focused order button. On return from the provider, the shell has focused the page's title,
  // which is invisible on phones.
  useEffect(() => announce(), [payment, state])
  const message = (): MessageDescriptor | null => {
    if (!isPaid) return hasText ? texts.kept : null
    if (sentKey === null) return hasText ? texts.ready : null
    if (unsent) return unsent.status === 'refused' ? null : texts.sending
    return texts.sent
  }
  const about = message()
  const reason = declineReason(purchase)
  const report = isPaid
    ? formatMessage(texts.paid, { credits })
    : formatMessage(unpaid[state] ?? texts.pending)
  const icon = (): IconPath => {
    if (isNowPremium) return icons.sparkles
    if (isPaid) return icons.success
    if (isFailed) return icons.error
    return isOpen ? icons.clock : icons.info
  }
  return (
    <div
      ref={noteRef}
      css={noteStyle}
      tabIndex={-1}
      data-paid={isPaid || undefined}
      data-premium={isNowPremium || undefined}
      data-declined={isFailed || undefined}
    >
      <Icon path={icon()} size={18} />
      <b>{isNowPremium ? formatMessage(texts.premiumTitle) : report}</b>
      <p>
        {isNowPremium && `${report} `}
        {reason && `${formatMessage(reason)} `}
        {about && formatMessage(about)}
        {isOpen && <Link to={addresses.purchase(payment)}>{formatMessage(texts.see)}</Link>}
      </p>
      {isNowPremium && <p>{formatMessage(texts.premium)}</p>}
      {isFailed && (
        <LinkButton
          variant="outline"
          to={anotherWayPath(purchase)}
          onClick={() => dispatch(checkoutChosen({ profileId, text }))}
        >
          {formatMessage(texts.another)}
        </LinkButton>
      )}
      <IconButton
        icon={icons.close}
        label={formatMessage(uiMessages.close)}
        onClick={() => {
          dispatch(purchaseDismissed())
          onClose()
        }}
      />
    </div>
  )
}

/** Renders the live region before its content, because screen readers announce only later changes. */
export const PurchaseStatus = ({ profileId, ...rest }: StatusProps) => {
  const { purchase } = usePurchase(profileId)
  return <div role="status">{purchase && <PurchaseNote {...rest} purchase={purchase} />}</div>
}

const appear = keyframes`from { opacity: 0; transform: scale(0.6) rotate(-12deg) }`

const noteStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 10px;
  align-items: start;
  margin-bottom: var(--s2);
  padding: 2px 2px 10px 14px;
  border-radius: var(--r-md);
  background: var(--surface-2);
  color: var(--ink);
  font-size: var(--t-sm);
  line-height: 1.35;
  outline: none;
  &[data-paid] {
    background: var(--success-soft);
    color: var(--success-ink);
  }
  &[data-declined] {
    background: var(--danger-soft);
    color: var(--danger-ink);
  }
  > svg {
    margin-top: 11px;
  }
  > b {
    padding-top: 11px;
  }
  > p,
  > a {
    grid-column: 2 / -1;
  }
  > p {
    padding-right: 12px;
  }
  > button {
    grid-row: 1;
    grid-column: 3;
    margin-bottom: -12px;
  }
  > p:empty {
    display: none;
  }
  > a {
    justify-self: start;
    margin-top: var(--s2);
  }
  p a {
    ${tapAreaStyle}
    color: inherit;
  }
  &[data-premium] {
    padding-bottom: 14px;
    border: 1px solid var(--primary);
    background: var(--primary-soft);
    color: var(--ink);
    > svg {
      box-sizing: content-box;
      grid-row: 1 / 4;
      margin-top: 12px;
      padding: 11px;
      border-radius: var(--voice-in);
      background: var(--primary);
      color: var(--on-primary);
      animation: ${appear} 420ms var(--ease);
    }
    > b {
      color: var(--primary-ink);
      font: 700 var(--t-lg) / 1.3 var(--font-display);
    }
  }
  @media (max-height: 640px) {
    margin-bottom: 0;
    padding-bottom: 4px;
    > b {
      padding-top: 6px;
    }
    > svg {
      margin-top: 6px;
    }
    &[data-premium] {
      padding-bottom: 4px;
    }
    &[data-premium] > svg {
      margin-top: 8px;
      padding: 6px;
    }
    > a {
      ${tapAreaStyle}
      min-height: 26px;
      margin-top: 0;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      text-decoration: underline;
    }
  }
`
