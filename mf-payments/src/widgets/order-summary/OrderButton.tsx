import type { PaymentMethod } from '@duetto/shared/domain'
import { Button } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { BrandMarks } from './BrandMarks'
import { walletStyle } from './OrderSummaryStyles'
import { orderMessages as texts } from './messages'

interface OrderButtonProps {
  price: string
  canOrder: boolean
  isOrdering: boolean
  onOrder: () => void
  wallet?: PaymentMethod
}

/** The label must state the obligation to pay (TRUST-04). */
export const OrderButton = ({ price, canOrder, isOrdering, onOrder, wallet }: OrderButtonProps) => {
  const { formatMessage } = useIntl()
  return (
    <Button
      size="lg"
      isFull
      css={wallet && walletStyle}
      disabled={!canOrder}
      isLoading={isOrdering}
      onClick={onOrder}
    >
      {formatMessage(texts.order, { price })}
      {wallet && <BrandMarks method={wallet} />}
    </Button>
  )
}
