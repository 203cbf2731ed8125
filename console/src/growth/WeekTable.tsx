import { weekTable } from '@duetto/shared/domain'
import { CsvButton } from '../parts/CsvButton'
import { formatDay, formatMoney, formatShare } from '../parts/format'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'
import { retention } from './retention'
import type { Week } from './WeekCharts'

export const WeekTable = ({ weeks }: { weeks: readonly Week[] }) => {
  const text = useText()
  const retained = (count: number | null, { sign_ups }: Week): string => {
    const share = retention(count, sign_ups)
    return share === null ? '–' : text('growth.retained', { count, share: formatShare(share) })
  }
  return (
    <>
      <CsvButton rows={weekTable(weeks)} fileName={`weeks-${weeks.at(-1)?.week ?? ''}`} />
      <Rows
        title={text('growth.table')}
        rows={weeks.toReversed()}
        keyOf={({ week }) => week}
        columns={[
          { label: text('growth.week'), show: ({ week }) => formatDay(week) },
          { label: text('growth.sign_ups'), show: ({ sign_ups }) => sign_ups },
          { label: text('growth.activations'), show: ({ activations }) => activations },
          { label: text('growth.after_1'), show: (week) => retained(week.after_1, week) },
          { label: text('growth.after_4'), show: (week) => retained(week.after_4, week) },
          {
            label: text('growth.revenue'),
            show: ({ revenue }) =>
              revenue.map(({ currency, amount_minor }) => formatMoney(amount_minor, currency)).join(', ') ||
              '–',
          },
        ]}
      />
    </>
  )
}
