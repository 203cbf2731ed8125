import { Button, Card, CardContent, Chip, Typography } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { useState } from 'react'
import { Rows } from '../parts/Rows'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

type Finding = ConsoleResponse<'runChecks'>['findings'][number]
const colours = { ok: 'success', warning: 'primary', fault: 'error', skipped: 'default' } as const

export const Checks = () => {
  const text = useText()
  const { act, isRunning } = useAct()
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  const run = async () => {
    const answer = await act(() => callConsole('runChecks'))
    if (answer) setFindings(answer.findings)
  }
  return (
    <Card variant="outlined">
      <CardContent>
        {findings ? (
          <Rows
            title={text('health.checks')}
            rows={findings.map((finding, index) => ({ ...finding, index }))}
            keyOf={({ index }) => index}
            columns={[
              { label: text('health.check'), show: ({ check }) => check },
              {
                label: text('health.state'),
                show: ({ state }) => (
                  <Chip
                    size="small"
                    variant="outlined"
                    color={colours[state]}
                    label={text(`health.states.${state}`)}
                  />
                ),
              },
              { label: text('health.finding'), show: (finding) => finding.text },
            ]}
          />
        ) : (
          <Typography variant="h2" sx={{ mb: 1 }}>
            {text('health.checks')}
          </Typography>
        )}
        <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text('health.checksText')}</Typography>
        <Button variant="outlined" disabled={isRunning} onClick={() => void run()}>
          {text('health.run')}
        </Button>
      </CardContent>
    </Card>
  )
}
