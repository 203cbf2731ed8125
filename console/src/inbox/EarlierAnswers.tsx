import { Box, Typography } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { formatMoment } from '../parts/format'
import { useText } from '../parts/useText'

export const EarlierAnswers = ({ answers }: { answers: ConsoleResponse<'openWaiting'>['earlier'] }) => {
  const text = useText()
  if (answers.length === 0) return <Typography color="text.secondary">{text('inbox.noEarlier')}</Typography>
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label={text('inbox.earlier')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, maxHeight: '20rem', overflowY: 'auto' }}
    >
      {answers.map(({ id, text: answer, created_at }) => (
        <Box component="li" key={id}>
          <Typography variant="body2" color="text.secondary">
            {formatMoment(created_at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{answer}</Typography>
        </Box>
      ))}
    </Box>
  )
}
