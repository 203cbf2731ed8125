import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import type { ConsolePaymentRow } from '@duetto/shared/contract/console'
import { paymentStates } from '@duetto/shared/domain'
import { DataTable, DateInput, NumberInput, SelectInput, SimpleList, TextInput } from 'react-admin'
import { formatMoment, formatMoney } from '../parts/format'
import { ConsoleList } from '../parts/ConsoleList'
import { RowLink } from '../parts/RowLink'
import { useText } from '../parts/useText'
import { PaymentState } from './PaymentState'

const Column = DataTable.Col<ConsolePaymentRow>
const price = (row: ConsolePaymentRow) => formatMoney(row.price_minor, row.currency)

const useFilters = () => {
  const text = useText()
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'))
  const choices = (key: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: text(`${key}.${id}`) }))
  return [
    <TextInput
      key="reference"
      source="reference"
      label={text('payment.reference')}
      helperText={text('payment.referenceHelp')}
      alwaysOn
      resettable
    />,
    <SelectInput
      key="state"
      source="state"
      label={text('money.state')}
      choices={choices('payment.states', paymentStates)}
      alwaysOn={!isPhone}
    />,
    <SelectInput
      key="attention"
      source="attention"
      label={text('payment.attention')}
      choices={choices('payment.attentions', ['unclear', 'held'])}
      alwaysOn={!isPhone}
    />,
    <DateInput key="from" source="from" label={text('period.from')} alwaysOn={!isPhone} />,
    <DateInput key="to" source="to" label={text('period.to')} alwaysOn={!isPhone} />,
    <TextInput key="provider" source="provider" label={text('payment.provider')} resettable />,
    <NumberInput key="member" source="member" label={text('payment.memberId')} min={1} />,
  ]
}

export const PaymentList = () => {
  const text = useText()
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('lg'))
  const nameOf = ({ member }: ConsolePaymentRow) => member.name || text('member.nameless', member)
  return (
    <ConsoleList title={text('menu.payments')} filters={useFilters()}>
      {isNarrow ? (
        <SimpleList<ConsolePaymentRow>
          primaryText={(row) => `${price(row)} · ${nameOf(row)}`}
          secondaryText={(row) => [row.id, row.method, formatMoment(row.created_at)].join(' · ')}
          tertiaryText={({ state }) => text(`payment.states.${state}`)}
          linkType="show"
        />
      ) : (
        <DataTable<ConsolePaymentRow> rowClick="show" bulkActionButtons={false}>
          <Column
            label={text('payment.id')}
            render={({ id }) => <RowLink to={`/payments/${id}/show`}>{id}</RowLink>}
          />
          <Column label={text('payment.ordered')} render={({ created_at }) => formatMoment(created_at)} />
          <Column label={text('payment.member')} render={nameOf} />
          <Column label={text('money.state')} render={({ state }) => <PaymentState state={state} />} />
          <Column label={text('money.price')} render={price} />
          <Column
            label={text('money.refunded')}
            render={(row) => (row.refunded_minor > 0 ? formatMoney(row.refunded_minor, row.currency) : '–')}
          />
          <Column label={text('money.method')} source="method" disableSort />
          <Column label={text('payment.provider')} render={({ provider }) => provider ?? '–'} />
          <Column label={text('money.receipt')} render={({ receipt_number }) => receipt_number ?? '–'} />
        </DataTable>
      )}
    </ConsoleList>
  )
}
