import { Box, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { Facts } from '../parts/Facts'
import { formatMoment } from '../parts/format'
import { useText } from '../parts/useText'
import { BrowserShare } from './BrowserShare'
import { FailureChart } from './FailureChart'
import type { Build, Remote } from './Remote'
import { RemoteActs } from './RemoteActs'

const BuildState = ({ build }: { build: Build }) => {
  const text = useText()
  return (
    <>
      {text('remote.share', { build: build.build, percent: build.percent })}
      <Typography variant="body2" color={build.issue ? 'error' : 'success.main'}>
        {build.issue ?? text('remote.fits')}
      </Typography>
      <BrowserShare browsers={build.browsers} />
      {build.is_halted && (
        <Typography variant="body2" color="error">
          {text('remote.halted')}
        </Typography>
      )}
    </>
  )
}

export const RemoteCard = ({ remote, revision }: { remote: Remote; revision: number }) => {
  const text = useText()
  const { name, stable, canary, last_good, rolled_back, is_disabled, acts, hours } = remote
  return (
    <Card variant="outlined" component="li">
      <CardContent>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
          <Typography variant="h2" component="h3">
            {name}
          </Typography>
          {is_disabled && <Chip size="small" color="error" label={text('remote.disabled')} />}
          <Box sx={{ flexGrow: 1 }} />
          <RemoteActs remote={remote} revision={revision} />
        </Stack>
        <Facts
          facts={[
            [text('remote.live'), <BuildState key="live" build={stable} />],
            [
              text('remote.canary'),
              canary ? <BuildState key="canary" build={canary} /> : text('remote.none'),
            ],
            [text('remote.lastGood'), last_good ?? text('remote.none')],
            [
              text('remote.rolledBack'),
              rolled_back
                .map(({ build, by, at, reason }) =>
                  text('remote.rolledBackBy', { build, by, at: formatMoment(at), reason: reason ?? '–' }),
                )
                .join('\n') || text('remote.none'),
            ],
            [
              text('remote.changes'),
              acts
                .map(({ action, actor, at, reason }) => {
                  const change = text('remote.change', { action, actor, at: formatMoment(at) })
                  return reason ? `${change}: ${reason}` : change
                })
                .join('\n') || text('remote.none'),
            ],
          ]}
        />
        <FailureChart name={name} hours={hours} />
      </CardContent>
    </Card>
  )
}
