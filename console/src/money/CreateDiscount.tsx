import { MenuItem, Stack, TextField } from '@mui/material'
import { countries } from '@duetto/shared/domain'
import { useState } from 'react'
import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { DiscountLimits, noLimits, readLimits } from './DiscountLimits'
import { callConsole } from '../server/callConsole'

const validities = ['once-per-user', 'once', 'unlimited'] as const
const empty = {
  code: '',
  percent: '',
  validity: 'once-per-user' as (typeof validities)[number],
  country: '',
  member: '',
  expires: '',
}

const refusals = {
  conflict: 'console.discount.exists',
  not_found: 'console.discount.noMember',
}

export const CreateDiscount = () => {
  const text = useText()
  const [values, setValues] = useState(empty)
  const [limits, setLimits] = useState(noLimits)
  const readable = readLimits(limits)
  const percent = Number(values.percent)
  const isComplete =
    readable !== null &&
    /^[\w-]{3,40}$/.test(values.code.trim()) &&
    Number.isInteger(percent) &&
    percent >= 1 &&
    percent <= 100
  const run = (reason: string) => {
    const { code, validity, country, member, expires } = values
    const body = {
      code,
      percent,
      validity,
      reason,
      ...readable,
      ...(country === '' ? {} : { country }),
      ...(member === '' ? {} : { member: Number(member) }),
      ...(expires === '' ? {} : { expires_at: `${expires}T23:59:59Z` }),
    }
    return callConsole('createDiscount', { body })
  }
  const field = (name: keyof typeof empty) => ({
    size: 'small' as const,
    label: text(`discount.${name}`),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  return (
    <ActButton
      button={text('discount.create')}
      look={{ variant: 'text' }}
      heading={text('discount.createHeading')}
      text={text('discount.createText')}
      isComplete={isComplete}
      run={run}
      refusals={refusals}
      done="discount.created"
      onOpen={() => {
        setValues(empty)
        setLimits(noLimits)
      }}
    >
      <Stack spacing={2} sx={{ mb: 2 }}>
        <TextField {...field('code')} autoFocus required helperText={text('discount.codeHelp')} />
        <TextField {...field('percent')} required type="number" />
        <TextField {...field('validity')} select>
          {validities.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`discount.validities.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...field('country')} select>
          <MenuItem value="">{text('discount.everywhere')}</MenuItem>
          {countries.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...field('member')} type="number" helperText={text('discount.memberHelp')} />
        <DiscountLimits limits={limits} onChange={setLimits} />
        <TextField {...field('expires')} type="date" slotProps={{ inputLabel: { shrink: true } }} />
      </Stack>
    </ActButton>
  )
}
