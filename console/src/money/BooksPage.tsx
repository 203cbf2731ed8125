import { Box, Card, CardContent, TextField, Typography } from '@mui/material'
import { dayMs, dayOf } from '@duetto/shared/domain'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Panel } from '../parts/Panel'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { BookingExport } from './BookingExport'
import { DailyRows } from './DailyRows'
import { DifferenceRows, TotalRows } from './ReconciliationRows'

export const BooksPage = () => {
  const text = useText()
  const [yesterday] = useState(() => dayOf(Date.now() - dayMs))
  const [day, setDay] = useState(yesterday)
  return (
    <Box sx={{ mt: 2, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title={text('books.heading')} />
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h1" component="h2" sx={{ mb: 1 }}>
            {text('books.heading')}
          </Typography>
          <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text('books.intro')}</Typography>
          <Panel name={['reconciliations']} load={() => callConsole('listReconciliations')}>
            {({ days }) => <DailyRows days={days} onShow={setDay} />}
          </Panel>
          <TextField
            type="date"
            size="small"
            label={text('books.day')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ mb: 3, maxWidth: { sm: '16rem' } }}
          />
          {day !== '' && (
            <Panel
              name={['reconciliation', day]}
              load={() => callConsole('reconcileDay', { query: { day } })}
            >
              {({ totals, differences }) => (
                <>
                  <TotalRows totals={totals} />
                  <DifferenceRows differences={differences} hasOrders={totals.length > 0} />
                </>
              )}
            </Panel>
          )}
        </CardContent>
      </Card>
      <BookingExport to={yesterday} />
    </Box>
  )
}
