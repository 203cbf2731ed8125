import { Stack, TextField } from '@mui/material'
import type { ConsolePayment } from '@duetto/shared/contract/console'
import { useState } from 'react'
import { ActButton } from '../parts/ActButton'
import { formatMoney } from '../parts/format'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { readAmount } from './readAmount'

type Act = keyof ConsolePayment['acts']
const order = ['refund', 'withdraw', 'capture', 'release', 'close', 'charge_back'] as const satisfies Act[]

const run = (act: Act, id: number, reason: string, amount: number) => {
  const body = { id, reason }
  if (act === 'refund') return callConsole('refundPayment', { body: { ...body, amount_minor: amount } })
  if (act === 'withdraw') return callConsole('withdrawPayment', { body })
  if (act === 'close') return callConsole('closePayment', { body })
  if (act === 'charge_back') return callConsole('chargeBackPayment', { body })
  return callConsole('endHold', { body: { ...body, decision: act } })
}

export const PaymentActs = ({ payment }: { payment: ConsolePayment }) => {
  const { id, acts, currency } = payment
  const text = useText()
  const left = payment.price_minor - payment.refunded_minor
  const [typed, setTyped] = useState('')
  const amount = readAmount(typed, left)
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {order
        .filter((name) => acts[name])
        .map((name) => (
          <ActButton
            key={name}
            button={text(`payment.acts.${name}.button`)}
            look={{ color: name === 'charge_back' || name === 'close' ? 'error' : 'primary' }}
            heading={text(`payment.acts.${name}.heading`)}
            text={text(`payment.acts.${name}.text`, {
              amount: formatMoney(payment.withdrawal_minor, currency),
              credits: payment.remaining,
            })}
            isComplete={name !== 'refund' || amount !== null}
            run={(reason) => run(name, id, reason, amount ?? left)}
            done={`payment.acts.${name}.done`}
            onOpen={() => setTyped((left / 100).toFixed(2))}
          >
            {name === 'refund' && (
              <TextField
                autoFocus
                fullWidth
                required
                label={text('payment.refundAmount', { currency })}
                value={typed}
                error={amount === null}
                helperText={text('payment.refundLeft', { amount: formatMoney(left, currency) })}
                onChange={({ target }) => setTyped(target.value)}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                sx={{ mb: 2 }}
              />
            )}
          </ActButton>
        ))}
    </Stack>
  )
}
