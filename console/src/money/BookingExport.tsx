import DownloadIcon from '@mui/icons-material/Download'
import { Button, Card, CardContent, Typography } from '@mui/material'
import { consoleEndpoints } from '@duetto/shared/contract/console'
import { operatorLimits } from '@duetto/shared/domain'
import { useState } from 'react'
import { isPeriod } from '../parts/isPeriod'
import { PeriodFields } from '../parts/PeriodFields'
import { useText } from '../parts/useText'

export const BookingExport = ({ to: lastDay }: { to: string }) => {
  const text = useText()
  const [days, setDays] = useState({ from: `${lastDay.slice(0, 8)}01`, to: lastDay })
  const url = `${consoleEndpoints.exportBookings.path}?${new URLSearchParams(days).toString()}`
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {text('books.export')}
        </Typography>
        <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text('books.exportIntro')}</Typography>
        <PeriodFields days={days} max={operatorLimits.exportDays} onChange={setDays}>
          {isPeriod(days, operatorLimits.exportDays) && (
            <Button component="a" href={url} download startIcon={<DownloadIcon />}>
              {text('period.csv')}
            </Button>
          )}
        </PeriodFields>
      </CardContent>
    </Card>
  )
}
