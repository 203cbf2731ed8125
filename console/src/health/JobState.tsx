import { Chip } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { useText } from '../parts/useText'

export const JobState = ({ job }: { job: ConsoleResponse<'getHealth'>['jobs'][number] }) => {
  const text = useText()
  if (job.is_late) return <Chip size="small" color="error" label={text('health.late')} />
  return text(job.is_running ? 'health.running' : 'health.onTime')
}
