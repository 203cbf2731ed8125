import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useText } from '../parts/useText'
import { kindOf } from './values'
import type { Setting } from './values'

interface Props {
  setting: Setting
  text: string
  error: string | null
  onChange: (text: string) => void
}

export const ValueField = ({ setting, text, error, onChange }: Props) => {
  const say = useText()
  const kind = kindOf(setting)
  if (kind === 'switch')
    return (
      <FormControlLabel
        control={
          <Switch
            autoFocus
            checked={text === 'true'}
            onChange={({ target }) => onChange(String(target.checked))}
          />
        }
        label={say(text === 'true' ? 'setting.on' : 'setting.off')}
      />
    )
  return (
    <TextField
      autoFocus
      fullWidth
      label={say('setting.value')}
      value={text}
      error={error !== null}
      helperText={error ?? (kind === 'json' ? say('setting.jsonHelp') : undefined)}
      onChange={({ target }) => onChange(target.value)}
      {...(kind === 'choice' && { select: true })}
      {...(kind === 'json' && { multiline: true, minRows: 3, maxRows: 14 })}
      {...(kind === 'number' && { slotProps: { htmlInput: { inputMode: 'decimal' } } })}
    >
      {kind === 'choice' &&
        (setting.schema['enum'] as string[]).map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
    </TextField>
  )
}
