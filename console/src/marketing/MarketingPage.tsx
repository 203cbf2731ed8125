import { Box, Card, CardContent, Typography } from '@mui/material'
import { dayMs, dayOf, funnelLimits } from '@duetto/shared/domain'
import { Title } from 'react-admin'
import { useState } from 'react'
import { isPeriod } from '../parts/isPeriod'
import { Panel } from '../parts/Panel'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { FunnelChart } from './FunnelChart'
import { FunnelFilters } from './FunnelFilters'
import type { Filters } from './FunnelFilters'
import { FunnelTable } from './FunnelTable'

export const MarketingPage = () => {
  const text = useText()
  const [filters, setFilters] = useState<Filters>(() => {
    const now = Date.now()
    const firstDay = now - (funnelLimits.defaultReportDays - 1) * dayMs
    return { from: dayOf(firstDay), to: dayOf(now), by: 'lander' }
  })
  const { from, to, by } = filters
  return (
    <Box sx={{ mt: 2, minWidth: 0 }}>
      <Title title={text('menu.marketing')} />
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h1" component="h2" sx={{ mb: 1 }}>
            {text('funnel.heading')}
          </Typography>
          <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text('funnel.intro')}</Typography>
          <FunnelFilters filters={filters} onChange={setFilters} />
          {isPeriod(filters, funnelLimits.reportDays) && (
            <Panel
              name={['funnel', from, to, by]}
              load={() => callConsole('getFunnel', { query: { from, to, by } })}
            >
              {({ rows }) =>
                rows.length === 0 ? (
                  <Typography role="status" sx={{ py: 4 }} color="text.secondary">
                    {text(by === 'variant' ? 'funnel.noTests' : 'funnel.empty')}
                  </Typography>
                ) : (
                  <>
                    <FunnelChart rows={rows} />
                    <FunnelTable by={by} rows={rows} fileName={`funnel-${by}-${from}-${to}`} />
                  </>
                )
              }
            </Panel>
          )}
        </CardContent>
      </Card>
    </Box>
  )
}
