import type { PaymentState } from '@duetto/shared/domain'
import { addresses } from '@duetto/shared/domain'
import { useSession } from '@duetto/shared/platform'
import { declineReason } from '@duetto/shared/texts'
import { Icon, IconButton, icons, uiMessages } from '@duetto/shared/ui'
import type { IconPath } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { Link } from 'react-router'
import { phaseOf } from '../../entities/waiting/phase'
import { purchaseDismissed } from '../../entities/waiting/slice'
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
  hasText: boolean
  noteRef: RefObject<HTMLDivElement | null>
  onClose: () => void
}
type NoteProps = Omit<StatusProps, 'profileId'> & { purchase: Purchase }

const PurchaseNote = ({ purchase, hasText, noteRef, onClose }: NoteProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  const balance = useSession().user?.credits ?? 0
  const { state, credits, isFirst, sentKey, payment } = purchase
  const unsent = useChatSelector(({ outbox }) => outbox.messages.find(({ key }) => key === sentKey))
  const phase = phaseOf(state)
  const isPaid = phase === 'paid'
  const isOpen = phase === 'open' || phase === 'pending'
  // After a payment within the page, the focused order button disappears and focus falls to the body.
  useEffect(() => {
    if (isPaid && document.activeElement === document.body) noteRef.current?.focus({ preventScroll: true })
  }, [isPaid, noteRef])
  const message = (): MessageDescriptor | null => {
    if (!isPaid) return hasText ? texts.kept : null
    if (sentKey === null) return hasText ? texts.ready : null
    if (unsent) return unsent.status === 'refused' ? null : texts.sending
    return texts.sent
  }
  const about = message()
  const reason = declineReason(purchase)
  const icon = (): IconPath => {
    if (isPaid) return icons.success
    return isOpen ? icons.clock : icons.info
  }
  return (
    <div ref={noteRef} css={noteStyle} tabIndex={-1} data-paid={isPaid || undefined}>
      <Icon path={icon()} size={18} />
      <p>
        <b>
          {isPaid
            ? formatMessage(texts.paid, { credits, balance })
            : formatMessage(unpaid[state] ?? texts.pending)}
        </b>{' '}
        {reason && `${formatMessage(reason)} `}
        {about && formatMessage(about)} {isPaid && isFirst && formatMessage(texts.premium)}
        {isOpen && <Link to={addresses.purchase(payment)}>{formatMessage(texts.see)}</Link>}
      </p>
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

/** Live region. It exists before its content, so that screen readers announce changes. */
export const PurchaseStatus = ({ profileId, ...rest }: StatusProps) => {
  const { purchase } = usePurchase(profileId)
  return <div role="status">{purchase && <PurchaseNote {...rest} purchase={purchase} />}</div>
}

const noteStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 10px;
  align-items: start;
  margin-bottom: var(--s2);
  padding: 2px 2px 2px 14px;
  border-radius: var(--r-md);
  background: var(--surface-2);
  color: var(--ink);
  font-size: var(--t-sm);
  line-height: 1.4;
  &[data-paid] {
    background: var(--success-soft);
    color: var(--success-ink);
  }
  > svg {
    margin-top: 13px;
  }
  p {
    padding-block: 11px;
  }
  a {
    display: inline-block;
    padding-block: 3px;
    color: inherit;
  }
`
