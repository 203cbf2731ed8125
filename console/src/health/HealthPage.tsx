import { Box, Card, CardContent, Typography } from '@mui/material'
import { operatorTimings } from '@duetto/shared/domain'
import { Title } from 'react-admin'
import { Facts } from '../parts/Facts'
import { formatMoment } from '../parts/format'
import { Panel } from '../parts/Panel'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { Checks } from './Checks'
import { Dashboards } from './Dashboards'
import { JobState } from './JobState'
import { TrafficFacts } from './TrafficFacts'

export const HealthPage = () => {
  const text = useText()
  return (
    <Box sx={{ mt: 2, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title={text('menu.health')} />
      <Card variant="outlined">
        <CardContent>
          <Panel
            name={['health']}
            load={() => callConsole('getHealth')}
            refetchMs={operatorTimings.waitingPollMs}
          >
            {({ outbox, mails, jobs, traffic, dashboards }) => (
              <>
                <TrafficFacts traffic={traffic} />
                <Rows
                  title={text('health.outbox')}
                  rows={outbox}
                  keyOf={({ kind }) => kind}
                  columns={[
                    { label: text('health.kind'), show: ({ kind }) => text(`health.kinds.${kind}`) },
                    { label: text('health.waiting'), show: ({ waiting }) => waiting },
                    {
                      label: text('health.oldest'),
                      show: ({ oldest_seconds }) =>
                        text('health.minutes', { smart_count: Math.ceil(oldest_seconds / 60) }),
                    },
                  ]}
                />
                <Typography variant="h2" sx={{ mb: 1 }}>
                  {text('health.mails')}
                </Typography>
                <Facts
                  facts={[
                    [text('health.sent'), mails.sent],
                    [text('health.waiting'), mails.waiting],
                    [text('health.bounced'), mails.bounced],
                    [text('health.givenUp'), mails.failed - mails.bounced],
                  ]}
                />
                <Box sx={{ mt: 3 }}>
                  <Rows
                    title={text('health.jobs')}
                    rows={jobs}
                    keyOf={({ name }) => name}
                    columns={[
                      { label: text('health.job'), show: ({ name }) => name },
                      {
                        label: text('health.lastRun'),
                        show: ({ last_run }) => (last_run ? formatMoment(last_run) : text('health.never')),
                      },
                      {
                        label: text('health.lastSuccess'),
                        show: ({ last_success }) =>
                          last_success ? formatMoment(last_success) : text('health.never'),
                      },
                      { label: text('health.failures'), show: ({ failures }) => failures },
                      { label: text('health.state'), show: (job) => <JobState job={job} /> },
                    ]}
                  />
                </Box>
                <Dashboards urls={dashboards} />
              </>
            )}
          </Panel>
        </CardContent>
      </Card>
      <Checks />
    </Box>
  )
}
