import { Box, Button, TextField } from '@mui/material'
import { operatorLimits } from '@duetto/shared/domain'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '../parts/useText'

interface Props {
  label: string
  isRunning: boolean
  onAdd: (text: string) => Promise<boolean>
}

export const NoteForm = ({ label, isRunning, onAdd }: Props) => {
  const text = useText()
  const [typed, setTyped] = useState('')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (await onAdd(typed.trim())) setTyped('')
  }
  return (
    <Box component="form" onSubmit={(event: FormEvent) => void add(event)} sx={{ mb: 2, maxWidth: '40rem' }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: operatorLimits.noteMaxLength } }}
        sx={{ mb: 1 }}
      />
      <Button type="submit" variant="outlined" disabled={isRunning || typed.trim() === ''}>
        {text('note.add')}
      </Button>
    </Box>
  )
}
