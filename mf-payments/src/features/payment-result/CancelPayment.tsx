import { Button } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { cancelRequested } from '../../entities/payment/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { resultMessages as texts } from './messages'

export const CancelPayment = ({ id }: { id: number }) => {
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  const { cancelStatus } = usePaymentsSelector((state) => state.payment)
  return (
    <Button
      variant="quiet"
      isLoading={cancelStatus === 'loading'}
      onClick={() => dispatch(cancelRequested(id))}
    >
      {formatMessage(texts.cancel)}
    </Button>
  )
}
