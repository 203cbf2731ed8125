import { Box, Typography } from '@mui/material'
import type { Reconciliation } from '@duetto/shared/contract/console'
import { Link } from 'react-admin'
import { formatMoney } from '../parts/format'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'

type Difference = Reconciliation['differences'][number]
type Fault = Difference['faults'][number]

const Pair = ({ here, there, isSame }: { here: string; there: string; isSame: boolean }) => {
  const text = useText()
  if (isSame) return <>{`${here}, ${there}`}</>
  return (
    <Box component="strong" sx={{ color: 'error.main' }}>
      {`${here}, ${there} (${text('books.differs')})`}
    </Box>
  )
}

export const TotalRows = ({ totals }: { totals: Reconciliation['totals'] }) => {
  const text = useText()
  if (totals.length === 0) return <Typography sx={{ mb: 2 }}>{text('books.noOrders')}</Typography>
  const pair = (here: number, there: number, show: (value: number) => string) => (
    <Pair here={show(here)} there={show(there)} isSame={here === there} />
  )
  const moneyOf = (currency: string) => (minor: number) => formatMoney(minor, currency)
  return (
    <Rows
      title={text('books.totals')}
      rows={totals}
      keyOf={({ currency }) => currency}
      columns={[
        { label: text('books.currency'), show: ({ currency }) => currency },
        { label: text('books.orders'), show: ({ orders }) => orders },
        { label: text('books.credits'), show: (row) => pair(row.credits, row.ledger_credits, String) },
        {
          label: text('books.received'),
          show: (row) => pair(row.received_minor, row.provider_received_minor, moneyOf(row.currency)),
        },
        {
          label: text('books.refunded'),
          show: (row) => pair(row.refunded_minor, row.provider_refunded_minor, moneyOf(row.currency)),
        },
      ]}
    />
  )
}

interface Props {
  differences: readonly Difference[]
  hasOrders: boolean
}

export const DifferenceRows = ({ differences, hasOrders }: Props) => {
  const text = useText()
  if (differences.length === 0)
    return hasOrders ? <Typography role="status">{text('books.none')}</Typography> : null
  const money = ({ currency }: Difference, minor: number | undefined) =>
    minor === undefined ? '–' : formatMoney(minor, currency)
  const answer = (value: boolean | undefined) =>
    value === undefined ? '–' : text(value ? 'books.yes' : 'books.no')
  const pair = (row: Difference, faults: readonly Fault[], here: string, there: string) => (
    <Pair here={here} there={there} isSame={!row.faults.some((fault) => faults.includes(fault))} />
  )
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={text('books.differences')}>
      <Rows
        title={text('books.differences')}
        rows={differences}
        keyOf={(row) => `${row.payment} ${row.reference} ${row.faults.join(' ')}`}
        columns={[
          {
            label: text('payment.id'),
            show: ({ payment }) =>
              payment === null ? '–' : <Link to={`/payments/${payment}/show`}>{payment}</Link>,
          },
          { label: text('payment.reference'), show: ({ reference }) => reference || '–' },
          {
            label: text('books.fault'),
            show: ({ faults }) => faults.map((fault) => text(`books.faults.${fault}`)).join(', '),
          },
          {
            label: text('books.credits'),
            show: (row) =>
              pair(
                row,
                ['credits', 'no_order'],
                String(row.order?.credits ?? '–'),
                String(row.ledger_credits ?? '–'),
              ),
          },
          {
            label: text('books.received'),
            show: (row) =>
              pair(
                row,
                ['received', 'currency', 'no_notice', 'unknown_here', 'not_paid'],
                money(row, row.order?.received_minor),
                money(row, row.notices?.received_minor),
              ),
          },
          {
            label: text('books.refunded'),
            show: (row) =>
              pair(
                row,
                ['refunded'],
                money(row, row.order?.refunded_minor),
                money(row, row.notices?.refunded_minor),
              ),
          },
          {
            label: text('books.chargedBack'),
            show: (row) =>
              pair(
                row,
                ['charged_back'],
                answer(row.order?.is_charged_back),
                answer(row.notices?.is_charged_back),
              ),
          },
        ]}
      />
    </Box>
  )
}
