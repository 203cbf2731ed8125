import { Chip } from '@mui/material'
import type { ConsolePaymentRow } from '@duetto/shared/contract/console'
import { useText } from '../parts/useText'

type State = ConsolePaymentRow['state']
const colours: { [state in State]?: 'success' | 'primary' | 'error' } = {
  paid: 'success',
  authorised: 'primary',
  unknown: 'primary',
  charged_back: 'error',
}

export const PaymentState = ({ state }: { state: State }) => {
  const text = useText()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[state] ?? 'default'}
      label={text(`payment.states.${state}`)}
    />
  )
}
