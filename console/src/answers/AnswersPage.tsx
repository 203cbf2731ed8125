import { Box, Card, CardContent, MenuItem, TextField, Typography } from '@mui/material'
import { answerGroupings, dayMs, dayOf, operatorLimits } from '@duetto/shared/domain'
import type { AnswerGrouping } from '@duetto/shared/domain'
import { useState } from 'react'
import { Title } from 'react-admin'
import { isPeriod } from '../parts/isPeriod'
import { Panel } from '../parts/Panel'
import { PeriodFields } from '../parts/PeriodFields'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { AnswerTable } from './AnswerTable'

const max = operatorLimits.answerFigureDays
const daysShown = 7

export const AnswersPage = () => {
  const text = useText()
  const [by, setBy] = useState<AnswerGrouping>('profile')
  const [days, setDays] = useState(() => {
    const now = Date.now()
    return { from: dayOf(now - (daysShown - 1) * dayMs), to: dayOf(now) }
  })
  return (
    <Box sx={{ mt: 2, minWidth: 0 }}>
      <Title title={text('menu.answers')} />
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h1" component="h2" sx={{ mb: 1 }}>
            {text('answer.heading')}
          </Typography>
          <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text('answer.intro')}</Typography>
          <PeriodFields days={days} max={max} onChange={setDays}>
            <TextField
              select
              size="small"
              label={text('answer.by')}
              value={by}
              onChange={({ target }) => setBy(target.value as AnswerGrouping)}
              sx={{ minWidth: '14rem' }}
            >
              {answerGroupings.map((one) => (
                <MenuItem key={one} value={one}>
                  {text(`answer.groupings.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          </PeriodFields>
          {isPeriod(days, max) && (
            <Panel
              name={['answers', days.from, days.to, by]}
              load={() => callConsole('getAnswerFigures', { query: { ...days, by } })}
            >
              {({ rows }) => (
                <AnswerTable rows={rows} by={by} fileName={`answers-${by}-${days.from}-${days.to}`} />
              )}
            </Panel>
          )}
        </CardContent>
      </Card>
    </Box>
  )
}
