import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { hasOnlyFields } from '@duetto/shared/contract/console'
import type { ConsoleBody } from '@duetto/shared/contract/console'
import { allLocales, codePointLength, limits, localeNames, operatorLimits } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '../parts/useText'

export type Draft = ConsoleBody<'saveTemplate'>

interface Props {
  draft: Draft
  isRunning: boolean
  onSave: (draft: Draft) => void
  onClose: () => void
}

export const TemplateDialog = ({ draft, isRunning, onSave, onClose }: Props) => {
  const text = useText()
  const titleId = useId()
  const [values, setValues] = useState(draft)
  const hasUnknown = !hasOnlyFields(values.text)
  const isTooLong = codePointLength(values.text) > limits.messageMaxCodePoints
  const isComplete = values.name.trim() !== '' && values.text.trim() !== '' && !hasUnknown && !isTooLong
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({ ...values, name: values.name.trim(), text: values.text.trim() })
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>
          {text(draft.id === undefined ? 'template.add' : 'template.change')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{text('template.fields')}</DialogContentText>
          <TextField
            select
            label={text('template.language')}
            value={values.language}
            onChange={({ target }) => setValues({ ...values, language: target.value as Locale })}
          >
            {allLocales.map((locale) => (
              <MenuItem key={locale} value={locale}>
                {localeNames[locale]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            autoFocus
            required
            label={text('template.name')}
            value={values.name}
            onChange={({ target }) => setValues({ ...values, name: target.value })}
            slotProps={{ htmlInput: { maxLength: operatorLimits.templateNameMaxLength } }}
          />
          <TextField
            required
            multiline
            minRows={4}
            label={text('template.text')}
            value={values.text}
            error={hasUnknown || isTooLong}
            helperText={
              (hasUnknown && text('template.unknown')) ||
              (isTooLong && text('template.tooLong', { count: limits.messageMaxCodePoints }))
            }
            onChange={({ target }) => setValues({ ...values, text: target.value })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isRunning || !isComplete}>
            {text('template.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
