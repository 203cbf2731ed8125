import { TextField } from '@mui/material'
import { useText } from '../parts/useText'

const digits = 6

interface Props {
  value: string
  onChange: (code: string) => void
  autoFocus?: boolean
}

export const CodeField = ({ value, onChange, autoFocus }: Props) => {
  const text = useText()
  return (
    <TextField
      required
      autoFocus={autoFocus}
      label={text('login.code')}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, digits))}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', pattern: `\\d{${digits}}` },
      }}
    />
  )
}
