import { Box, Card, CardContent, Typography } from '@mui/material'
import { dayOf, operatorLimits } from '@duetto/shared/domain'
import { useState } from 'react'
import { Title } from 'react-admin'
import { isPeriod } from '../parts/isPeriod'
import { Panel } from '../parts/Panel'
import { PeriodFields } from '../parts/PeriodFields'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { FigureTable } from './FigureTable'

export const TransparencyPage = () => {
  const text = useText()
  const [days, setDays] = useState(() => {
    const to = dayOf(Date.now())
    return { from: `${to.slice(0, 4)}-01-01`, to }
  })
  return (
    <Box sx={{ mt: 2, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={text('menu.transparency')} />
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h1" component="h2" sx={{ mb: 1 }}>
            {text('transparency.heading')}
          </Typography>
          <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text('transparency.intro')}</Typography>
          <PeriodFields days={days} max={operatorLimits.transparencyDays} onChange={setDays} />
          {isPeriod(days, operatorLimits.transparencyDays) && (
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
