import { Autocomplete, MenuItem, Stack, TextField } from '@mui/material'
import { currencies, methodFacts, packagePricesMinor, paymentMethods } from '@duetto/shared/domain'
import type { Currency, PaymentMethod } from '@duetto/shared/domain'
import { formatMoney } from '../parts/format'
import { useText } from '../parts/useText'
import { readAmount } from './readAmount'

export interface Limits {
  minimum: string
  currency: Currency | ''
  methods: PaymentMethod[]
}

export const noLimits: Limits = { minimum: '', currency: '', methods: [] }

const offered = paymentMethods.filter((method) => methodFacts[method].status === 'active')
const dearest = (currency: Currency): number => Math.max(...Object.values(packagePricesMinor[currency]))

/**
 * An empty minimum means no minimum price. Returns null if the minimum is invalid or zero, has no currency, or exceeds
 * the highest package price in that currency.
 */
export const readLimits = ({ minimum, currency, methods }: Limits) => {
  if (minimum.trim() === '') return { methods, ...(currency === '' ? {} : { currency }) }
  const minimum_minor = currency === '' ? null : readAmount(minimum, dearest(currency))
  return minimum_minor === null || currency === '' ? null : { methods, currency, minimum_minor }
}

interface Props {
  limits: Limits
  onChange: (limits: Limits) => void
}

export const DiscountLimits = ({ limits, onChange }: Props) => {
  const text = useText()
  const { minimum, currency, methods } = limits
  const isRefused = readLimits(limits) === null
  const help =
    currency === ''
      ? text('discount.minimumCurrency')
      : text('discount.minimumHelp', { price: formatMoney(dearest(currency), currency) })
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          size="small"
          fullWidth
          label={text('discount.minimumPrice')}
          value={minimum}
          error={isRefused}
          helperText={help}
          onChange={({ target }) => onChange({ ...limits, minimum: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          select
          size="small"
          label={text('discount.currency')}
          value={currency}
          onChange={({ target }) => onChange({ ...limits, currency: target.value as Currency | '' })}
          sx={{ minWidth: '8rem' }}
        >
          <MenuItem value="">{text('discount.everywhere')}</MenuItem>
          {currencies.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Autocomplete
        multiple
        size="small"
        options={offered}
        value={methods}
        onChange={(_event, chosen) => onChange({ ...limits, methods: chosen })}
        renderInput={(params) => (
          <TextField {...params} label={text('discount.methods')} helperText={text('discount.methodsHelp')} />
        )}
      />
    </>
  )
}
