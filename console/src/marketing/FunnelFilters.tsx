import { Alert, MenuItem, Stack, TextField } from '@mui/material'
import { countDays, dayMs, dayOf, funnelGroupings, funnelLimits } from '@duetto/shared/domain'
import type { Days, FunnelGrouping } from '@duetto/shared/domain'
import { useText } from '../parts/useText'

export interface Filters extends Days {
  by: FunnelGrouping
}

export const recentPeriod = (now: number): Days => ({
  from: dayOf(now - (funnelLimits.defaultReportDays - 1) * dayMs),
  to: dayOf(now),
})

/** Whether the server accepts the period. False while a date is incomplete. */
export const isPeriod = (period: Days): boolean => {
  const days = countDays(period)
  return days >= 1 && days <= funnelLimits.reportDays
}

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

export const FunnelFilters = ({ filters, onChange }: Props) => {
  const text = useText()
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            size="small"
            label={text(`funnel.${end}`)}
            value={filters[end]}
            error={!isPeriod(filters)}
            onChange={({ target }) => onChange({ ...filters, [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        <TextField
          select
          size="small"
          label={text('funnel.by')}
          value={filters.by}
          onChange={({ target }) => onChange({ ...filters, by: target.value as FunnelGrouping })}
          sx={{ minWidth: '12rem' }}
        >
          {funnelGroupings.map((by) => (
            <MenuItem key={by} value={by}>
              {text(`funnel.groupings.${by}`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {!isPeriod(filters) && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {text('funnel.badPeriod', { days: funnelLimits.reportDays })}
        </Alert>
      )}
    </>
  )
}
