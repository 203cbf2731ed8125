import { TextField } from '@mui/material'
import type { OperatorRole } from '@duetto/shared/contract/console'
import { correctionCeilings, lookup } from '@duetto/shared/domain'
import { useState } from 'react'
import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

interface Props {
  id: number
  balance: number
  role: OperatorRole
}

export const CorrectCredits = ({ id, balance, role }: Props) => {
  const text = useText()
  const [key, setKey] = useState('')
  const [typed, setTyped] = useState('')
  const ceiling = lookup<number>(correctionCeilings, role)
  if (ceiling === undefined) return null
  const least = -Math.min(ceiling, balance)
  const credits = /^[+-]?\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  const isValid = credits !== 0 && credits >= least && credits <= ceiling
  const open = () => {
    setTyped('')
    setKey(crypto.randomUUID())
  }
  const help = isValid
    ? text('money.correctResult', { credits: balance + credits })
    : text('money.correctBad', { least, most: ceiling })
  return (
    <ActButton
      button={text('money.correct')}
      look={{ sx: { mb: 3 } }}
      heading={text('money.correctHeading')}
      text={text('money.correctText', { balance, ceiling })}
      isComplete={isValid}
      run={(reason) => callConsole('correctCredits', { body: { id, credits, reason, key } })}
      done="money.corrected"
      onOpen={open}
    >
      <TextField
        autoFocus
        fullWidth
        required
        label={text('money.correctBy')}
        value={typed}
        error={typed !== '' && !isValid}
        helperText={help}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ mb: 2 }}
      />
    </ActButton>
  )
}
