import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import type { ConsolePayment } from '@duetto/shared/contract/console'
import { Link, ShowBase, Title, useRecordContext } from 'react-admin'
import { Facts } from '../parts/Facts'
import { formatMoment, formatMoney } from '../parts/format'
import { Columns } from '../parts/Columns'
import { useText } from '../parts/useText'
import { PaymentActs } from './PaymentActs'
import { PaymentState } from './PaymentState'
import { ProviderRows } from './ProviderRows'

type Fact = readonly [label: string, value: React.ReactNode]

const usePaymentFacts = (payment: ConsolePayment): Fact[] => {
  const text = useText()
  const { member, currency, discount_code: code, vat_permille: vat } = payment
  const money = (minor: number) => formatMoney(minor, currency)
  const moment = (label: string, at: string | null): Fact[] =>
    at === null ? [] : [[text(label), formatMoment(at)]]
  return [
    [
      text('payment.member'),
      <Link key="member" to={`/members/${member.id}/show`}>
        {member.name || text('member.nameless', member)}
      </Link>,
    ],
    [text('money.package'), `${payment.package}, ${payment.credits}`],
    [text('payment.unused'), payment.remaining],
    [text('payment.list'), money(payment.list_minor)],
    ...(payment.discount_minor > 0
      ? [
          [
            text('payment.discount'),
            code === null
              ? money(payment.discount_minor)
              : text('payment.discountBy', { amount: money(payment.discount_minor), code }),
          ] as const,
        ]
      : []),
    ...(payment.surcharge_minor > 0
      ? [[text('payment.surcharge'), money(payment.surcharge_minor)] as const]
      : []),
    [text('money.price'), money(payment.price_minor)],
    ...(vat === null ? [] : [[text('payment.vat'), text('payment.withVat', { rate: vat / 10 })] as const]),
    [text('payment.received'), money(payment.received_minor)],
    [text('money.refunded'), money(payment.refunded_minor)],
    [text('money.method'), `${payment.method}, ${payment.country}`],
    [text('money.receipt'), payment.receipt_number ?? '–'],
    ...(payment.failure === null ? [] : [[text('payment.failure'), payment.failure] as const]),
    ...(payment.hold_decision === null || payment.state !== 'authorised'
      ? []
      : [[text('payment.decision'), text(`payment.decisions.${payment.hold_decision}`)] as const]),
    ...moment('payment.ordered', payment.created_at),
    ...moment('payment.paid', payment.paid_at),
    ...moment('payment.withdrawUntil', payment.withdraw_until),
    ...(payment.state === 'authorised'
      ? [
          ...moment('payment.captureAt', payment.capture_at),
          ...moment('payment.releaseAt', payment.release_at),
        ]
      : []),
    ...moment('payment.refusedAt', payment.release_refused_at),
  ]
}

const PaymentPage = ({ payment }: { payment: ConsolePayment }) => {
  const text = useText()
  const facts = usePaymentFacts(payment)
  const title = text('payment.number', { id: payment.id })
  return (
    <Box sx={{ mt: 2, minWidth: 0 }}>
      <Title title={title} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h1" component="h2">
          {title}
        </Typography>
        <PaymentState state={payment.state} />
        <Box sx={{ flexGrow: 1 }} />
        <PaymentActs payment={payment} />
      </Stack>
      <Columns shares="2fr 3fr" from="xl">
        <Card variant="outlined">
          <CardContent>
            <Facts facts={facts} />
          </CardContent>
        </Card>
        <Card variant="outlined">
          <CardContent>
            <ProviderRows payment={payment} />
          </CardContent>
        </Card>
      </Columns>
    </Box>
  )
}

/** Until the details have loaded, react-admin may pass a list row without them. */
const LoadedPayment = () => {
  const payment = useRecordContext<ConsolePayment>()
  return payment && 'acts' in payment ? <PaymentPage payment={payment} /> : null
}

export const PaymentShow = () => (
  <ShowBase>
    <LoadedPayment />
  </ShowBase>
)
