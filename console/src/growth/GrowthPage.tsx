import { Box, Card, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Panel } from '../parts/Panel'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { WeekCharts } from './WeekCharts'
import { WeekTable } from './WeekTable'

export const GrowthPage = () => {
  const text = useText()
  return (
    <Box sx={{ mt: 2, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={text('menu.growth')} />
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h1" component="h2" sx={{ mb: 1 }}>
            {text('growth.heading')}
          </Typography>
          <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text('growth.intro')}</Typography>
          <Panel name={['weeks']} load={() => callConsole('getWeeks')}>
            {({ weeks }) => (
              <>
                <WeekCharts weeks={weeks} />
                <WeekTable weeks={weeks} />
              </>
            )}
          </Panel>
        </CardContent>
      </Card>
    </Box>
  )
}
