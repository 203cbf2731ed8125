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
import { photoRefusals } from '@duetto/shared/domain'
import type { PhotoRefusal } from '@duetto/shared/domain'
import { useId } from 'react'
import { useText } from '../parts/useText'
import { usePressedKeys } from './usePressedKeys'

interface Props {
  hasKeys: boolean
  isRunning: boolean
  onRefuse: (refusal: PhotoRefusal) => void
  onClose: () => void
}

export const RefusalDialog = ({ hasKeys, isRunning, onRefuse, onClose }: Props) => {
  const text = useText()
  const titleId = useId()
  const choose = (refusal: PhotoRefusal) => {
    if (!isRunning) onRefuse(refusal)
  }
  usePressedKeys(
    Object.fromEntries(photoRefusals.map((refusal, index) => [String(index + 1), () => choose(refusal)])),
    hasKeys,
  )
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{text('review.refuseHeading')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('review.refuseText')}</DialogContentText>
        <List>
          {photoRefusals.map((refusal, index) => (
            <ListItem key={refusal} disablePadding>
              <ListItemButton
                autoFocus={index === 0}
                disabled={isRunning}
                onClick={() => choose(refusal)}
                sx={{ minHeight: 44 }}
              >
                <ListItemText primary={`${index + 1}. ${text(`photo.refusal.${refusal}`)}`} />
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
