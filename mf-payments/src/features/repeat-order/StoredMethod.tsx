import type { PaymentMethod } from '@duetto/shared/domain'
import { Banner, Button, ConfirmDialog } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { failureMessage } from '../../entities/errors/failureMessages'
import { removalRequested } from '../../entities/repeat-offer/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { repeatMessages as texts } from './messages'

interface StoredMethodProps {
  method: PaymentMethod
  label: string
}

export const StoredMethod = ({ method, label }: StoredMethodProps) => {
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  const { removalStatus, removalErrorCode } = usePaymentsSelector((state) => state.repeatOffer)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <div>
      <p>{formatMessage(texts.atOnce, { label })}</p>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {formatMessage(texts.remove, { label })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={formatMessage(texts.removeTitle, { label })}
        cancelLabel={formatMessage(texts.keep)}
        confirmLabel={formatMessage(texts.removeNow)}
        isLoading={removalStatus === 'loading'}
        onConfirm={() => dispatch(removalRequested(method))}
      >
        <p>{formatMessage(texts.removeText)}</p>
        {removalErrorCode && <Banner tone="danger">{formatMessage(failureMessage(removalErrorCode))}</Banner>}
      </ConfirmDialog>
    </div>
  )
}
