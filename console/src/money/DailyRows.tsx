import { Button, Chip } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { formatDay, formatMoment } from '../parts/format'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'

const agreedShown = 7

interface Props {
  days: ConsoleResponse<'listReconciliations'>['days']
  onShow: (day: string) => void
}

export const DailyRows = ({ days, onShow }: Props) => {
  const text = useText()
  const rows = [
    ...days.filter(({ differences }) => differences > 0),
    ...days.filter(({ differences }) => differences === 0).slice(0, agreedShown),
  ]
  return (
    <Rows
      title={text('books.daily')}
      rows={rows}
      keyOf={({ day }) => day}
      columns={[
        {
          label: text('books.day'),
          show: ({ day }) => (
            <Button size="small" onClick={() => onShow(day)}>
              {formatDay(day)}
            </Button>
          ),
        },
        { label: text('books.orders'), show: ({ orders }) => orders.toLocaleString('en-GB') },
        {
          label: text('books.differences'),
          show: ({ differences }) =>
            differences > 0 ? (
              <Chip size="small" color="error" label={text('books.count', { smart_count: differences })} />
            ) : (
              text('books.agree')
            ),
        },
        { label: text('books.reconciledAt'), show: ({ reconciled_at }) => formatMoment(reconciled_at) },
      ]}
    />
  )
}
