import { Box, Typography } from '@mui/material'
import { LineChart } from '@mui/x-charts/LineChart'
import type { LineChartProps } from '@mui/x-charts/LineChart'
import { useText } from './useText'

const HEIGHT_PX = 260

export type LineSeries = LineChartProps['series'][number]

interface Props {
  title: string
  heading: 'h2' | 'subtitle2'
  label: string
  series: LineSeries[]
  axis: NonNullable<LineChartProps['xAxis']>[number]
  height?: number
}

export const LineFigure = ({ title, heading, label, series, axis, height = HEIGHT_PX }: Props) => {
  const text = useText()
  const values = series.flatMap(({ data = [] }) => data.filter((value) => value !== null))
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant={heading} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {values.length === 0 ? (
        <Typography color="text.secondary">{text('table.empty')}</Typography>
      ) : (
        <Box role="img" aria-label={label}>
          <LineChart
            aria-hidden
            skipAnimation
            height={height}
            margin={{ left: 0, right: 16 }}
            grid={{ horizontal: true }}
            series={series}
            xAxis={[{ height: 28, ...axis }]}
            yAxis={[
              {
                min: 0,
                max: values.every((value) => value === 0) ? 1 : undefined,
                width: 56,
                ...(values.every(Number.isInteger) && { tickMinStep: 1 }),
              },
            ]}
          />
        </Box>
      )}
    </Box>
  )
}
