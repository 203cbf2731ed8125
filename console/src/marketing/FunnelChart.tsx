import { Box, Typography } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { funnelSteps } from '@duetto/shared/domain'
import type { FunnelRow } from '@duetto/shared/domain'
import { useText } from '../parts/useText'
import { labelOf } from './labelOf'

const SHOWN_GROUPS = 4
const BAR_PX = 12
const STEP_GAP_PX = 16
const FRAME_PX = 90

export const FunnelChart = ({ rows }: { rows: readonly FunnelRow[] }) => {
  const text = useText()
  const shown = rows.slice(0, SHOWN_GROUPS)
  return (
    <Box component="figure" sx={{ m: 0, mb: 3 }}>
      <Box role="img" aria-label={text('funnel.chart')}>
        <BarChart
          aria-hidden
          layout="horizontal"
          skipAnimation
          height={FRAME_PX + funnelSteps.length * (shown.length * BAR_PX + STEP_GAP_PX)}
          margin={{ left: 0, right: 28 }}
          grid={{ vertical: true }}
          series={shown.map((row) => ({
            label: labelOf(row),
            data: funnelSteps.map((step) => row.counts[step]),
          }))}
          yAxis={[
            {
              scaleType: 'band',
              data: funnelSteps.map((step) => text(`funnel.steps.${step}`)),
              width: 118,
              disableLine: true,
              disableTicks: true,
            },
          ]}
          xAxis={[{ tickMinStep: 1, tickNumber: 6 }]}
        />
      </Box>
      {rows.length > shown.length && (
        <Typography component="figcaption" variant="body2" color="text.secondary">
          {text('funnel.largest', { smart_count: shown.length })}
        </Typography>
      )}
    </Box>
  )
}
