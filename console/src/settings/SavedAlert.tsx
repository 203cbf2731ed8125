import { Alert, Button } from '@mui/material'
import { useText } from '../parts/useText'
import type { Change, useSettingChange } from './useSettingChange'

type Props = Pick<ReturnType<typeof useSettingChange>, 'last' | 'undo' | 'isRunning'> & {
  children: (last: Change) => string
}

export const SavedAlert = ({ last, undo, isRunning, children }: Props) => {
  const text = useText()
  return (
    <div role="status">
      {last && (
        <Alert
          severity="success"
          sx={{ mb: 2, overflowWrap: 'anywhere' }}
          action={
            <Button color="inherit" disabled={isRunning} onClick={() => void undo(last)}>
              {text('setting.undo')}
            </Button>
          }
        >
          {children(last)}
        </Alert>
      )}
    </div>
  )
}
