import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { operatorLimits } from '@duetto/shared/domain'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '../parts/useText'
import { ValueField } from './ValueField'
import { editedText, kindOf, parseText, presentValue, valueOf } from './values'
import type { Setting, Value } from './values'

interface Props {
  setting: Setting
  stored: Value
  refusal: string | null
  isRunning: boolean
  onSave: (value: Value, reason: string) => void
  onClose: () => void
}

export const SettingDialog = ({ setting, stored, refusal, isRunning, onSave, onClose }: Props) => {
  const text = useText()
  const titleId = useId()
  const [edited, setEdited] = useState(() => editedText(setting))
  const [reason, setReason] = useState('')
  const value = parseText(kindOf(setting), edited)
  const before = presentValue(valueOf(setting))
  const isChanged = value !== undefined && presentValue(value) !== before
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) onSave(value, reason.trim())
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {setting.name}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{setting.meaning}</DialogContentText>
          <Stack spacing={2}>
            <ValueField
              setting={setting}
              text={edited}
              error={value === undefined ? text('setting.unreadable') : refusal}
              onChange={setEdited}
            />
            {isChanged && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {text('setting.difference', { before, after: presentValue(value) })}
              </Typography>
            )}
            <TextField
              fullWidth
              label={text('setting.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: operatorLimits.reasonMaxLength } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          {stored !== null && (
            <Button disabled={isRunning} onClick={() => onSave(null, reason.trim())} sx={{ mr: 'auto' }}>
              {text('setting.reset')}
            </Button>
          )}
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isRunning || !isChanged}>
            {text('setting.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
