import { Box, Typography } from '@mui/material'
import { operatorLimits } from '@duetto/shared/domain'
import { CsvButton } from '../parts/CsvButton'
import { LineFigure } from '../parts/LineFigure'
import { formatHour, formatMoment, formatShare } from '../parts/format'
import { useText } from '../parts/useText'
import type { Remote } from './Remote'

type Hour = Remote['hours'][number]

const HEIGHT_PX = 200
/** Up to this many hours, the chart marks each point, because a single one would be invisible without a mark. */
const MARKED_HOURS = 24

const shareOf = ({ up, failed }: Hour): number => failed / (up + failed)

export const FailureChart = ({ name, hours }: Pick<Remote, 'name' | 'hours'>) => {
  const text = useText()
  const reported = hours.filter(({ up, failed }) => up + failed > 0)
  const days = operatorLimits.remoteHoursDays
  if (reported.length === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {text('remote.noHours', { days })}
      </Typography>
    )
  const times = [...new Set(reported.map(({ hour }) => hour))]
  const builds = [...new Set(reported.map(({ build }) => build))]
  const hoursOf = (build: string) => reported.filter((hour) => hour.build === build)
  const describe = (counts: Hour) =>
    text('remote.hour', {
      share: formatShare(shareOf(counts)),
      failed: counts.failed,
      total: counts.up + counts.failed,
      at: formatMoment(counts.hour),
    })
  return (
    <Box sx={{ mt: 2 }}>
      <LineFigure
        title={text('remote.chart', { days })}
        heading="subtitle2"
        label={text('remote.chartLabel', {
          builds: builds
            .map((build) => `${build} ${hoursOf(build).slice(-1).map(describe).join('')}`)
            .join('; '),
        })}
        height={HEIGHT_PX}
        axis={{
          scaleType: 'time',
          data: times.map((time) => new Date(time)),
          valueFormatter: (time: Date, { location }) =>
            location === 'tick' ? formatHour(time) : formatMoment(time.toISOString()),
        }}
        series={builds.map((build) => {
          const known = new Map(hoursOf(build).map((hour) => [hour.hour, hour]))
          return {
            label: build,
            curve: 'linear' as const,
            connectNulls: true,
            showMark: known.size <= MARKED_HOURS,
            data: times.map((time) => {
              const hour = known.get(time)
              return hour ? 100 * shareOf(hour) : null
            }),
            valueFormatter: (_, { dataIndex }) => {
              const hour = known.get(times[dataIndex] ?? '')
              return hour ? describe(hour) : null
            },
          }
        })}
      />
      <Typography variant="body2" color="text.secondary">
        {text('remote.counted')}
      </Typography>
      <CsvButton rows={reported} fileName={`failures-${name}`} />
    </Box>
  )
}
