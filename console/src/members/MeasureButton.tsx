import { MenuItem, TextField } from '@mui/material'
import type { ConsoleMember } from '@duetto/shared/contract/console'
import { houseRules, restrictionDays } from '@duetto/shared/domain'
import type { HouseRule } from '@duetto/shared/domain'
import { useState } from 'react'
import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

interface Props {
  member: ConsoleMember
  kind: 'warn' | 'restrict' | 'suspend'
}

export const MeasureButton = ({ member: { id, language }, kind }: Props) => {
  const text = useText()
  const [rule, setRule] = useState<HouseRule | ''>('')
  const [days, setDays] = useState<(typeof restrictionDays)[number]>(7)
  const run = (words: string) => {
    const body = { id, rule: rule as HouseRule, text: words }
    if (kind === 'restrict') return callConsole('restrictMember', { body: { ...body, days } })
    return callConsole(kind === 'warn' ? 'warnMember' : 'suspendMember', { body })
  }
  return (
    <ActButton
      button={text(`measure.${kind}.button`)}
      look={{ color: kind === 'suspend' ? 'error' : 'primary' }}
      heading={text(`measure.${kind}.heading`)}
      text={text(`measure.${kind}.text`)}
      label={text('measure.words', { language })}
      isComplete={rule !== ''}
      run={run}
      done={`measure.${kind}.done`}
    >
      <TextField
        autoFocus
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
    </ActButton>
  )
}
