import { LinearProgress, Typography } from '@mui/material'
import { useText } from '../parts/useText'
import type { Build } from './Remote'

export const BrowserShare = ({ browsers: { up, failed } }: Pick<Build, 'browsers'>) => {
  const text = useText()
  const total = up + failed
  if (total === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {text('remote.noReports')}
      </Typography>
    )
  return (
    <>
      <Typography variant="body2" color={failed > 0 ? 'error' : 'text.secondary'}>
        {text('remote.failures', {
          failed: failed.toLocaleString('en-GB'),
          total: total.toLocaleString('en-GB'),
        })}
      </Typography>
      <LinearProgress
        variant="determinate"
        color="error"
        value={(100 * failed) / total}
        aria-hidden
        sx={{ maxWidth: '20rem', my: 0.5 }}
      />
    </>
  )
}
