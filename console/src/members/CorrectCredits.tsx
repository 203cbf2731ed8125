import { Button, TextField } from '@mui/material'
import type { OperatorRole } from '@duetto/shared/contract/console'
import { correctionCeilings, lookup } from '@duetto/shared/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

interface Props {
  id: number
  balance: number
  role: OperatorRole
}

export const CorrectCredits = ({ id, balance, role }: Props) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [key, setKey] = useState<string | null>(null)
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
  const confirm = async (reason: string) => {
    if (!(await act(() => callConsole('correctCredits', { body: { id, credits, reason, key: key ?? '' } }))))
      return
    setKey(null)
    notify('console.money.corrected')
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['money', id] }),
      queries.invalidateQueries({ queryKey: ['history', id] }),
    ])
    refresh()
  }
  const help = isValid
    ? text('money.correctResult', { credits: balance + credits })
    : text('money.correctBad', { least, most: ceiling })
  return (
    <>
      <Button variant="outlined" onClick={open} sx={{ mb: 3 }}>
        {text('money.correct')}
      </Button>
      {key !== null && (
        <ReasonDialog
          heading={text('money.correctHeading')}
          text={text('money.correctText', { balance, ceiling })}
          confirm={text('money.correct')}
          isRunning={isRunning}
          isComplete={isValid}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setKey(null)}
        >
          <TextField
            fullWidth
            required
            label={text('money.correctBy')}
            value={typed}
            error={typed !== '' && !isValid}
            helperText={help}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ mb: 2 }}
          />
        </ReasonDialog>
      )}
    </>
  )
}
