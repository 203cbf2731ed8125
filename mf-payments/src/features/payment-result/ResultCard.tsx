import type { Payment } from '@duetto/shared/contract'
import { formatPrice } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { Banner, Card, Icon, LinkButton, Row, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { PaymentInstructions } from '../../widgets/payment-instructions/PaymentInstructions'
import type { Outcome, Unpaid } from '../../entities/payment/outcome'
import { usePaymentsSelector } from '../../state'
import { BackToChat } from './BackToChat'
import { CancelPayment } from './CancelPayment'
import { cardStyle } from './cardStyle'
import { resultMessages as texts } from './messages'
import { useFocusOnResult } from './useFocusOnResult'
import { ContinueChat } from './ContinueChat'

type Shown = Exclude<Outcome, 'open' | Unpaid>

export const ResultCard = ({ payment, outcome }: { payment: Payment; outcome: Shown }) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const { support_email: support } = useSettings()
  const { cancelStatus } = usePaymentsSelector((state) => state.payment)
  const heading = useFocusOnResult(payment.payment_id, outcome)
  const { price, received_minor: received, refunded_minor: refunded, debt_credits: debt } = payment
  const money = (minor: number) => formatPrice(intl, minor, payment.currency)
  const words: Record<Shown, { title: string; text: string }> = {
    pending: { title: formatMessage(texts.pendingTitle), text: formatMessage(texts.pendingText) },
    authorised: {
      title: formatMessage(texts.authorisedTitle, { price: money(price) }),
      text: formatMessage(texts.authorisedText, { count: payment.credits - debt }),
    },
    releasing: {
      title: formatMessage(texts.releasingTitle),
      text: formatMessage(texts.releasingText, { price: money(price) }),
    },
    partial: {
      title: formatMessage(texts.partialTitle, { price: money(price - received) }),
      text: formatMessage(texts.partialText, { received: money(received), price: money(price), support }),
    },
    unclear: { title: formatMessage(texts.lookTitle), text: formatMessage(texts.lookText, { support }) },
    completed: {
      title: formatMessage(texts.completedTitle),
      text: formatMessage(texts.completedText, { count: payment.credits - debt }),
    },
    refunded: {
      title: formatMessage(texts.returnedTitle),
      text: formatMessage(texts.returnedText, { price: money(refunded) }),
    },
    charged_back: {
      title: formatMessage(texts.chargedBackTitle),
      text: formatMessage(texts.chargedBackText),
    },
  }
  const { title, text } = words[outcome]
  const isCompleted = outcome === 'completed'
  return (
    <Card css={cardStyle} data-outcome={outcome}>
      <span>
        <Icon path={isCompleted ? icons.check : icons.clock} size={28} />
      </span>
      <div role="status">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
      </div>
      {outcome === 'partial' && payment.instructions && (
        <PaymentInstructions instructions={payment.instructions} price={money(price - received)} />
      )}
      {debt > 0 && <p>{formatMessage(texts.debtTaken, { count: debt })}</p>}
      {payment.receipt_number && (
        <small>{formatMessage(texts.receipt, { number: payment.receipt_number })}</small>
      )}
      {cancelStatus === 'failed' && <Banner tone="danger">{formatMessage(texts.cancelFailed)}</Banner>}
      <Row data-acts>
        {isCompleted ? <ContinueChat /> : <BackToChat paymentId={payment.payment_id} />}
        <LinkButton to={`/transactions/${payment.payment_id}`} variant="outline">
          {formatMessage(texts.toTransactions)}
        </LinkButton>
        {outcome === 'authorised' && <CancelPayment id={payment.payment_id} />}
      </Row>
    </Card>
  )
}
