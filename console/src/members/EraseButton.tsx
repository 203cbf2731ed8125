import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

export const EraseButton = ({ id }: { id: number }) => {
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  return (
    <ActButton
      button={text('member.erase.button')}
      look={{ color: 'error' }}
      heading={text('member.erase.heading')}
      text={text('member.erase.text')}
      isComplete={typed.trim() === String(id)}
      onOpen={() => setTyped('')}
      run={(reason) => callConsole('eraseMember', { body: { id, reason } })}
      changed={() => void navigate('/members')}
      done="member.erase.done"
    >
      <TextField
        autoFocus
        fullWidth
        required
        autoComplete="off"
        label={text('member.erase.confirm', { id })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </ActButton>
  )
}
