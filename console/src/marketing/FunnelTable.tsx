import { Box, Typography } from '@mui/material'
import { funnelSteps, funnelTable } from '@duetto/shared/domain'
import type { FunnelGrouping, FunnelRow } from '@duetto/shared/domain'
import { CsvButton } from '../parts/CsvButton'
import { formatShare } from '../parts/format'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'
import { labelOf } from './labelOf'

const scrollStyle = {
  overflowX: 'auto',
  contain: 'inline-size',
  '& :is(td, th)': { px: 1 },
  '& td': { overflowWrap: 'normal', whiteSpace: 'nowrap' },
} as const

interface Props {
  by: FunnelGrouping
  rows: readonly FunnelRow[]
  fileName: string
}

export const FunnelTable = ({ by, rows, fileName }: Props) => {
  const text = useText()
  const intervalOf = ({ interval, counts }: FunnelRow): string =>
    interval
      ? text('funnel.interval', {
          rate: formatShare(counts.signed_up / counts.view),
          low: formatShare(interval.low),
          high: formatShare(interval.high),
        })
      : '–'
  const resultOf = (row: FunnelRow): string => {
    if (row.is_winner) return text('funnel.winner')
    const hasWinner = rows.some(({ lander, is_winner }) => lander === row.lander && is_winner)
    return hasWinner ? '–' : text('funnel.undecided')
  }
  return (
    <>
      <CsvButton rows={funnelTable(by, rows)} fileName={fileName} />
      <Box sx={scrollStyle} tabIndex={0} role="region" aria-label={text('funnel.table')}>
        <Rows
          title={text('funnel.table')}
          rows={rows}
          keyOf={labelOf}
          columns={[
            { label: text(`funnel.groupings.${by}`), show: labelOf },
            ...(by === 'variant'
              ? [
                  { label: text('funnel.signUps'), show: intervalOf },
                  { label: text('funnel.result'), show: resultOf },
                ]
              : []),
            ...funnelSteps.map((step) => ({
              label: text(`funnel.steps.${step}`),
              show: ({ counts }: FunnelRow) => (
                <>
                  {counts[step].toLocaleString('en-GB')}{' '}
                  {step !== 'view' && counts.view > 0 && (
                    <Typography
                      component="span"
                      variant="caption"
                      color="text.secondary"
                      sx={{ display: { sm: 'block' } }}
                      noWrap
                    >
                      {formatShare(counts[step] / counts.view)}
                    </Typography>
                  )}
                </>
              ),
            })),
          ]}
        />
      </Box>
    </>
  )
}
