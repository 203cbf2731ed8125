import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
} from '@mui/material'
import { useId } from 'react'
import { useText } from '../parts/useText'
import { usePressedKeys } from './usePressedKeys'

interface Props<Refusal extends string> {
  title: string
  refusals: readonly (readonly [Refusal, string])[]
  hasKeys: boolean
  isRunning: boolean
  onRefuse: (refusal: Refusal) => void
  onClose: () => void
}

export const RefusalDialog = <Refusal extends string>({
  title,
  refusals,
  hasKeys,
  isRunning,
  onRefuse,
  onClose,
}: Props<Refusal>) => {
  const text = useText()
  const titleId = useId()
  const choose = (refusal: Refusal) => {
    if (!isRunning) onRefuse(refusal)
  }
  usePressedKeys(
    Object.fromEntries(refusals.map(([refusal], index) => [String(index + 1), () => choose(refusal)])),
    hasKeys,
  )
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('review.refuseText')}</DialogContentText>
        <List>
          {refusals.map(([refusal, reason], index) => (
            <ListItem key={refusal} disablePadding>
              <ListItemButton
                autoFocus={index === 0}
                disabled={isRunning}
                onClick={() => choose(refusal)}
                sx={{ minHeight: 44 }}
              >
                <ListItemText primary={`${index + 1}. ${reason}`} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('dialog.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
