import { Box } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { currenciesOf, revenueIn } from '@duetto/shared/domain'
import { LineFigure } from '../parts/LineFigure'
import type { LineSeries } from '../parts/LineFigure'
import { formatDay } from '../parts/format'
import { useText } from '../parts/useText'
import { retention } from './retention'

export type Week = ConsoleResponse<'getWeeks'>['weeks'][number]

interface ChartProps {
  title: string
  weeks: readonly Week[]
  series: LineSeries[]
}

const Chart = ({ title, weeks, series }: ChartProps) => {
  const text = useText()
  return (
    <LineFigure
      title={title}
      heading="h2"
      label={text('growth.chart', { title })}
      series={series}
      axis={{ scaleType: 'point', data: weeks.map(({ week }) => formatDay(week)) }}
    />
  )
}

const percentOf = (count: number | null, { sign_ups }: Week): number | null => {
  const share = retention(count, sign_ups)
  return share === null ? null : Math.round(1000 * share) / 10
}

export const WeekCharts = ({ weeks }: { weeks: readonly Week[] }) => {
  const text = useText()
  const currencies = currenciesOf(weeks)
  const line = (label: string, data: (number | null)[]) => ({
    label,
    data,
    curve: 'linear' as const,
    showMark: true,
  })
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
        gap: 3,
        mb: 3,
      }}
    >
      <Chart
        title={text('growth.members')}
        weeks={weeks}
        series={[
          line(
            text('growth.sign_ups'),
            weeks.map(({ sign_ups }) => sign_ups),
          ),
          line(
            text('growth.activations'),
            weeks.map(({ activations }) => activations),
          ),
        ]}
      />
      <Chart
        title={text('growth.retention')}
        weeks={weeks}
        series={[
          line(
            text('growth.after_1'),
            weeks.map((week) => percentOf(week.after_1, week)),
          ),
          line(
            text('growth.after_4'),
            weeks.map((week) => percentOf(week.after_4, week)),
          ),
        ]}
      />
      <Chart
        title={text('growth.revenue')}
        weeks={weeks}
        series={currencies.map((currency) =>
          line(
            currency,
            weeks.map((week) => revenueIn(week, currency)),
          ),
        )}
      />
    </Box>
  )
}
