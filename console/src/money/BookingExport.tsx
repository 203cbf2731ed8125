import DownloadIcon from '@mui/icons-material/Download'
import { Alert, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { consoleEndpoints } from '@duetto/shared/contract/console'
import { countDays, operatorLimits } from '@duetto/shared/domain'
import { useState } from 'react'
import { useText } from '../parts/useText'

/** Starts with the month up to the given day. */
export const BookingExport = ({ to: lastDay }: { to: string }) => {
  const text = useText()
  const [days, setDays] = useState({ from: `${lastDay.slice(0, 8)}01`, to: lastDay })
  const count = countDays(days)
  const isPeriod = count >= 1 && count <= operatorLimits.exportDays
  const url = `${consoleEndpoints.exportBookings.path}?${new URLSearchParams(days).toString()}`
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {text('books.export')}
        </Typography>
        <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text('books.exportIntro')}</Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              size="small"
              label={text(`payment.${end}`)}
              value={days[end]}
              error={!isPeriod}
              onChange={({ target }) => setDays({ ...days, [end]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ maxWidth: { sm: '16rem' } }}
            />
          ))}
          {isPeriod && (
            <Button component="a" href={url} download startIcon={<DownloadIcon />}>
              {text('books.csv')}
            </Button>
          )}
        </Stack>
        {!isPeriod && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {text('books.badPeriod', { days: operatorLimits.exportDays })}
          </Alert>
        )}
      </CardContent>
    </Card>
  )
}
