import { Chip } from '@mui/material'
import { useText } from './useText'

type Status = 'not_confirmed' | 'active' | 'suspended' | 'deleted'
const colours = {
  not_confirmed: 'default',
  active: 'success',
  suspended: 'error',
  deleted: 'default',
} as const

export const StatusChip = ({ status }: { status: Status }) => {
  const text = useText()
  return (
    <Chip size="small" variant="outlined" color={colours[status]} label={text(`memberStatus.${status}`)} />
  )
}
