import { Alert, Stack, TextField } from '@mui/material'
import type { Days } from '@duetto/shared/domain'
import type { ReactNode } from 'react'
import { isPeriod } from './isPeriod'
import { useText } from './useText'

interface Props {
  days: Days
  max: number
  onChange: (days: Days) => void
  children?: ReactNode
}

export const PeriodFields = ({ days, max, onChange, children }: Props) => {
  const text = useText()
  const hasError = !isPeriod(days, max)
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            size="small"
            label={text(`period.${end}`)}
            value={days[end]}
            error={hasError}
            onChange={({ target }) => onChange({ ...days, [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ maxWidth: { sm: '16rem' } }}
          />
        ))}
        {children}
      </Stack>
      {hasError && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {text('period.badPeriod', { days: max })}
        </Alert>
      )}
    </>
  )
}
