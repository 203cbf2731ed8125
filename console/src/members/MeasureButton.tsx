import { Button, MenuItem, TextField } from '@mui/material'
import type { ConsoleMember } from '@duetto/shared/contract/console'
import { houseRules, restrictionDays } from '@duetto/shared/domain'
import type { HouseRule } from '@duetto/shared/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

interface Props {
  member: ConsoleMember
  kind: 'warn' | 'restrict'
}

/** Warns or restricts a member, with the broken rule and a text that the member reads. */
export const MeasureButton = ({ member: { id, language }, kind }: Props) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [isOpen, setIsOpen] = useState(false)
  const [rule, setRule] = useState<HouseRule | ''>('')
  const [days, setDays] = useState<(typeof restrictionDays)[number]>(7)
  const confirm = async (words: string) => {
    if (rule === '') return
    const body = { id, rule, text: words }
    const changed = await act(() =>
      kind === 'warn'
        ? callConsole('warnMember', { body })
        : callConsole('restrictMember', { body: { ...body, days } }),
    )
    if (!changed) return
    setIsOpen(false)
    notify(`console.measure.${kind}.done`)
    await queries.invalidateQueries({ queryKey: ['history', id] })
    refresh()
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {text(`measure.${kind}.button`)}
      </Button>
      {isOpen && (
        <ReasonDialog
          heading={text(`measure.${kind}.heading`)}
          text={text(`measure.${kind}.text`)}
          label={text('measure.words', { language })}
          confirm={text(`measure.${kind}.button`)}
          isRunning={isRunning}
          isComplete={rule !== ''}
          onConfirm={(words) => void confirm(words)}
          onClose={() => setIsOpen(false)}
        >
          <TextField
            select
            required
            fullWidth
            label={text('measure.rule')}
            value={rule}
            onChange={({ target }) => setRule(target.value as HouseRule)}
            sx={{ mb: 2 }}
          >
            {houseRules.map((one) => (
              <MenuItem key={one} value={one}>
                {text(`measure.rules.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          {kind === 'restrict' && (
            <TextField
              select
              fullWidth
              label={text('measure.length')}
              value={days}
              onChange={({ target }) => setDays(Number(target.value) as typeof days)}
              sx={{ mb: 2 }}
            >
              {restrictionDays.map((one) => (
                <MenuItem key={one} value={one}>
                  {text('measure.days', { smart_count: one })}
                </MenuItem>
              ))}
            </TextField>
          )}
        </ReasonDialog>
      )}
    </>
  )
}
