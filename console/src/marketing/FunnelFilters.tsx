import { MenuItem, TextField } from '@mui/material'
import { funnelGroupings, funnelLimits } from '@duetto/shared/domain'
import type { Days, FunnelGrouping } from '@duetto/shared/domain'
import { PeriodFields } from '../parts/PeriodFields'
import { useText } from '../parts/useText'

export interface Filters extends Days {
  by: FunnelGrouping
}

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

export const FunnelFilters = ({ filters, onChange }: Props) => {
  const text = useText()
  return (
    <PeriodFields
      days={filters}
      max={funnelLimits.reportDays}
      onChange={(days) => onChange({ ...filters, ...days })}
    >
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
    </PeriodFields>
  )
}
