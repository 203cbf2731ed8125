import { Box, Stack, TextField } from '@mui/material'
import { useText } from '../parts/useText'

interface Props {
  field: 'colour' | 'second_colour'
  value: string
  help: string
  onChange: (colour: string) => void
}

const isWhole = (colour: string): boolean => /^#[0-9a-f]{6}$/.test(colour)

export const ColourField = ({ field, value, help, onChange }: Props) => {
  const text = useText()
  const label = text(`brand.${field}`)
  return (
    <Stack direction="row" spacing={1}>
      <Box
        component="input"
        type="color"
        aria-label={text('brand.pickColour', { field: label })}
        value={isWhole(value) ? value : '#000000'}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value)}
        sx={{
          width: 56,
          height: 56,
          p: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'transparent',
        }}
      />
      <TextField
        fullWidth
        margin="none"
        label={label}
        helperText={help}
        value={value}
        onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      />
    </Stack>
  )
}
