import { Chip, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { DataTable, SimpleList, TopToolbar } from 'react-admin'
import { ActButton } from '../parts/ActButton'
import { formatDay, formatMoney } from '../parts/format'
import { ConsoleList } from '../parts/ConsoleList'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { CreateDiscount } from './CreateDiscount'

type Row = ConsoleResponse<'listDiscounts'>['discounts'][number] & { id: string }
const Column = DataTable.Col<Row>

const EndButton = ({ code }: { code: string }) => {
  const text = useText()
  return (
    <ActButton
      button={text('discount.end')}
      look={{ size: 'small', variant: 'text', 'aria-label': `${text('discount.end')} ${code}` }}
      heading={text('discount.endHeading', { code })}
      text={text('discount.endText')}
      run={(reason) => callConsole('endDiscount', { body: { code, reason } })}
      done="discount.ended"
    />
  )
}

export const DiscountList = () => {
  const text = useText()
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('lg'))
  const end = ({ code, status }: Row) => (status === 'active' ? <EndButton code={code} /> : null)
  const minimum = ({ minimum_minor, currency }: Row) =>
    minimum_minor > 0 && currency ? formatMoney(minimum_minor, currency) : '–'
  return (
    <ConsoleList
      title={text('menu.discounts')}
      actions={
        <TopToolbar>
          <CreateDiscount />
        </TopToolbar>
      }
    >
      {isNarrow ? (
        <SimpleList<Row>
          primaryText={({ code, percent }) => `${code} · ${percent} %`}
          secondaryText={({ status, used }) =>
            `${text(`discount.statuses.${status}`)} · ${text('discount.used')}: ${used}`
          }
          tertiaryText={end}
          linkType={false}
        />
      ) : (
        <DataTable<Row> rowClick={false} bulkActionButtons={false}>
          <Column label={text('discount.code')} source="code" disableSort />
          <Column label={text('discount.percent')} source="percent" disableSort />
          <Column
            label={text('discount.validity')}
            render={({ validity }) => text(`discount.validities.${validity}`)}
          />
          <Column
            label={text('discount.status')}
            render={({ status }) => (
              <Chip size="small" variant="outlined" label={text(`discount.statuses.${status}`)} />
            )}
          />
          <Column
            label={text('discount.country')}
            render={({ country }) => country ?? text('discount.everywhere')}
          />
          <Column
            label={text('discount.member')}
            render={({ member }) => member ?? text('discount.everywhere')}
          />
          <Column label={text('discount.minimum')} render={minimum} />
          <Column
            label={text('discount.methods')}
            render={({ methods }) => methods.join(', ') || text('discount.everywhere')}
          />
          <Column
            label={text('discount.expires')}
            render={({ expires_at }) => (expires_at ? formatDay(expires_at) : '–')}
          />
          <Column label={text('discount.used')} source="used" disableSort />
          <Column label={text('discount.actions')} render={end} />
        </DataTable>
      )}
    </ConsoleList>
  )
}
