import {
  Box,
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
import type { FormEvent, ReactNode } from 'react'
import { useText } from './useText'

const reasonLength = { min: operatorLimits.reasonMinLength, max: operatorLimits.reasonMaxLength }

interface Props {
  heading: string
  text: string
  label?: string
  length?: { min: number; max: number }
  confirm: string
  isRunning: boolean
  isComplete?: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
  children?: ReactNode
}

export const ReasonDialog = ({
  heading,
  text: explanation,
  label,
  length = reasonLength,
  confirm,
  isRunning,
  isComplete = true,
  onConfirm,
  onClose,
  children,
}: Props) => {
  const text = useText()
  const titleId = useId()
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals, so this event would also submit a form around the dialog.
    event.stopPropagation()
    onConfirm(reason.trim())
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={titleId}>{heading}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{explanation}</DialogContentText>
          {children}
          <TextField
            autoFocus={!children}
            required={length.min > 0}
            fullWidth
            multiline
            minRows={3}
            label={label ?? text('dialog.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: length.max } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isRunning || !isComplete || reason.trim().length < length.min}
          >
            {confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
