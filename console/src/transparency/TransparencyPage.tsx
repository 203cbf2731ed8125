import { Box, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { countDays, dayOf } from '@duetto/shared/domain'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Panel } from '../parts/Panel'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { FigureTable } from './FigureTable'

const mostDays = 366

/** Figures of a transparency report; starts with the current year. */
export const TransparencyPage = () => {
  const text = useText()
  const [days, setDays] = useState(() => {
    const to = dayOf(Date.now())
    return { from: `${to.slice(0, 4)}-01-01`, to }
  })
  const count = countDays(days)
  const isPeriod = count >= 1 && count <= mostDays
  return (
    <Box sx={{ mt: 2, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={text('menu.transparency')} />
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h1" component="h2" sx={{ mb: 1 }}>
            {text('transparency.heading')}
          </Typography>
          <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text('transparency.intro')}</Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                type="date"
                size="small"
                label={text(`payment.${end}`)}
                value={days[end]}
                error={!isPeriod}
                helperText={isPeriod ? undefined : text('funnel.badPeriod', { days: mostDays })}
                onChange={({ target }) => setDays({ ...days, [end]: target.value })}
                slotProps={{ inputLabel: { shrink: true } }}
                sx={{ maxWidth: { sm: '16rem' } }}
              />
            ))}
          </Stack>
          {isPeriod && (
            <Panel
              name={['transparency', days.from, days.to]}
              load={() => callConsole('getTransparency', { query: days })}
            >
              {({ figures }) => <FigureTable figures={figures} days={days} />}
            </Panel>
          )}
        </CardContent>
      </Card>
    </Box>
  )
}
