import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { operatorLimits } from '@duetto/shared/domain'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '../parts/useText'

interface Props {
  isRunning: boolean
  onConfirm: (note: string) => void
}

/** Lets others answer, with an optional note to them. */
export const HandOver = ({ isRunning, onConfirm }: Props) => {
  const text = useText()
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState('')
  const close = () => setIsOpen(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog is still inside the answer's form for React.
    event.stopPropagation()
    onConfirm(note.trim())
  }
  return (
    <>
      <Button disabled={isRunning} onClick={() => setIsOpen(true)}>
        {text('inbox.release')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <form onSubmit={submit}>
          <DialogTitle id={titleId}>{text('inbox.release')}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{text('inbox.releaseText')}</DialogContentText>
            <TextField
              autoFocus
              fullWidth
              multiline
              minRows={3}
              label={text('inbox.releaseNote')}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              slotProps={{ htmlInput: { maxLength: operatorLimits.noteMaxLength } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{text('dialog.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={isRunning}>
              {text('inbox.release')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
