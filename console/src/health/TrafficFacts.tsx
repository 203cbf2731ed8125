import { Alert, Box, Typography } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { Facts } from '../parts/Facts'
import { formatMoment, formatShare } from '../parts/format'
import { useText } from '../parts/useText'

export const TrafficFacts = ({ traffic }: { traffic: ConsoleResponse<'getHealth'>['traffic'] }) => {
  const { since, requests, errors, streams, processes, unreachable } = traffic
  const text = useText()
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {text('health.traffic', { time: formatMoment(since) })}
      </Typography>
      {unreachable > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {text('health.unreachable', { smart_count: unreachable, processes })}
        </Alert>
      )}
      <Facts
        facts={[
          [text('health.requests'), requests],
          [
            text('health.errors'),
            requests === 0
              ? errors
              : text('health.rate', { errors, share: formatShare(errors / requests, 2) }),
          ],
          [text('health.streams'), streams],
          [text('health.processes'), processes],
        ]}
      />
    </Box>
  )
}
