import { mayCall } from '@duetto/shared/contract/console'
import type { ConsoleMember, OperatorRole } from '@duetto/shared/contract/console'
import { Link, usePermissions } from 'react-admin'
import { CorrectCredits } from '../CorrectCredits'
import { callConsole } from '../../server/callConsole'
import { formatMoment, formatMoney } from '../../parts/format'
import { Panel } from '../../parts/Panel'
import { Rows } from '../../parts/Rows'
import { useText } from '../../parts/useText'

export const MoneyTab = ({ member: { id, credits } }: { member: ConsoleMember }) => {
  const text = useText()
  const { permissions: role } = usePermissions<OperatorRole>()
  const hasPage = role !== undefined && mayCall(role, 'getPayment')
  return (
    <Panel name={['money', id]} load={() => callConsole('getMemberMoney', { query: { id } })}>
      {({ entries, purchases }) => (
        <>
          <Rows
            title={text('member.purchases')}
            rows={purchases}
            keyOf={(purchase) => purchase.id}
            columns={[
              {
                label: text('payment.id'),
                show: (row) => (hasPage ? <Link to={`/payments/${row.id}/show`}>{row.id}</Link> : row.id),
              },
              { label: text('money.date'), show: ({ created_at }) => formatMoment(created_at) },
              { label: text('money.receipt'), show: ({ receipt_number }) => receipt_number ?? '–' },
              { label: text('money.package'), show: (row) => `${row.package}, ${row.credits}` },
              { label: text('money.method'), show: ({ method }) => method },
              { label: text('money.state'), show: ({ state }) => state },
              { label: text('money.price'), show: (row) => formatMoney(row.price_minor, row.currency) },
              { label: text('money.refunded'), show: (row) => formatMoney(row.refunded_minor, row.currency) },
            ]}
          />
          {role && <CorrectCredits id={id} balance={credits} role={role} />}
          <Rows
            title={text('member.ledger')}
            rows={entries}
            keyOf={(entry) => entry.id}
            columns={[
              { label: text('money.date'), show: ({ created_at }) => formatMoment(created_at) },
              { label: text('money.kind'), show: ({ kind }) => kind },
              { label: text('money.credits'), show: ({ credits }) => credits },
              { label: text('money.balance'), show: ({ balance }) => balance },
            ]}
          />
        </>
      )}
    </Panel>
  )
}
