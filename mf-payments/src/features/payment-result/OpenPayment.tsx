import type { Payment } from '@duetto/shared/contract'
import { formatPrice } from '@duetto/shared/i18n'
import { Banner, Card, Icon, LinkButton, Row, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { PaymentInstructions } from '../../widgets/payment-instructions/PaymentInstructions'
import { methodInSentence } from '../../entities/catalogue/methodMessages'
import { checkoutPath } from '../../entities/payment/checkoutPath'
import { useWaitingFor } from '../../entities/payment/useWaiting'
import { usePaymentsSelector } from '../../state'
import { BackToChat } from './BackToChat'
import { CancelPayment } from './CancelPayment'
import { cardStyle } from './cardStyle'
import { resultMessages as texts } from './messages'
import { useFocusOnResult } from './useFocusOnResult'

export const OpenPayment = ({ payment }: { payment: Payment }) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const { cancelStatus } = usePaymentsSelector((state) => state.payment)
  const waiting = useWaitingFor(payment.payment_id)
  const { credits, instructions, package: packageId, payment_id: id, redirect_url: url } = payment
  const heading = useFocusOnResult(id, 'open')
  const method = methodInSentence(intl, payment.method)
  const price = formatPrice(intl, payment.price, payment.currency)
  const title = () => {
    if (!instructions) return formatMessage(texts.openTitle)
    return formatMessage(instructions.kind === 'transfer' ? texts.transferTitle : texts.voucherTitle, {
      price,
    })
  }
  return (
    <Card css={cardStyle} data-outcome="open">
      <span>
        <Icon path={instructions ? icons.bank : icons.clock} size={28} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title()}
      </h1>
      {instructions ? (
        <>
          <PaymentInstructions instructions={instructions} price={price} />
          <p>{formatMessage(texts.instructionsText)}</p>
        </>
      ) : (
        <p>{formatMessage(texts.openText, { count: credits, price, method })}</p>
      )}
      {cancelStatus === 'failed' && <Banner tone="danger">{formatMessage(texts.cancelFailed)}</Banner>}
      <Row data-acts>
        {url && <LinkButton to={url}>{formatMessage(texts.toBank, { method })}</LinkButton>}
        <LinkButton to={checkoutPath(packageId, null, waiting)} variant="outline">
          {formatMessage(texts.otherMethod)}
        </LinkButton>
        <BackToChat paymentId={id} />
        <CancelPayment id={id} />
      </Row>
    </Card>
  )
}
