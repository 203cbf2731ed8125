import type { ConsolePayment } from '@duetto/shared/contract/console'
import { formatMoment, formatMoney } from '../parts/format'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'

type Notice = ConsolePayment['notices'][number]

export const ProviderRows = ({ payment }: { payment: ConsolePayment }) => {
  const text = useText()
  const stateOf = ({ state, is_charged_back, failure }: Notice) =>
    [state, is_charged_back ? text('payment.chargedBack') : null, failure].filter(Boolean).join(', ')
  return (
    <>
      <Rows
        title={text('payment.notices')}
        rows={payment.notices}
        keyOf={({ id }) => id}
        columns={[
          { label: text('money.date'), show: ({ received_at }) => formatMoment(received_at) },
          { label: text('payment.notice'), show: ({ notice_id }) => notice_id },
          { label: text('payment.noticeState'), show: stateOf },
          { label: text('payment.received'), show: (row) => formatMoney(row.received_minor, row.currency) },
          { label: text('money.refunded'), show: (row) => formatMoney(row.refunded_minor, row.currency) },
          { label: text('payment.result'), show: ({ result }) => result ?? text('payment.waiting') },
        ]}
      />
      <Rows
        title={text('payment.refunds')}
        rows={payment.refunds}
        keyOf={({ id }) => id}
        columns={[
          { label: text('money.date'), show: ({ created_at }) => formatMoment(created_at) },
          { label: text('payment.reference'), show: ({ reference }) => reference },
          { label: text('payment.kind'), show: ({ kind }) => text(`payment.refundKinds.${kind}`) },
          {
            label: text('payment.amount'),
            show: ({ amount_minor }) => formatMoney(amount_minor, payment.currency),
          },
          { label: text('money.credits'), show: ({ credits }) => credits },
          { label: text('money.state'), show: ({ state }) => text(`payment.refundStates.${state}`) },
        ]}
      />
      <Rows
        title={text('payment.attempts')}
        rows={payment.attempts}
        keyOf={({ id }) => id}
        columns={[
          { label: text('money.date'), show: ({ created_at }) => formatMoment(created_at) },
          { label: text('payment.provider'), show: ({ provider }) => provider },
          { label: text('payment.reference'), show: ({ reference }) => reference },
          { label: text('payment.providerId'), show: ({ provider_id }) => provider_id ?? '–' },
          { label: text('payment.chargeId'), show: ({ charge_id }) => charge_id ?? '–' },
        ]}
      />
    </>
  )
}
