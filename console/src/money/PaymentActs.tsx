import { Button, Stack, TextField } from '@mui/material'
import type { ConsolePayment } from '@duetto/shared/contract/console'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { formatMoney } from '../parts/format'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
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
  const notify = useNotify()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [open, setOpen] = useState<Act | null>(null)
  const left = payment.price_minor - payment.refunded_minor
  const [typed, setTyped] = useState('')
  const amount = readAmount(typed, left)
  const start = (chosen: Act) => {
    setTyped((left / 100).toFixed(2))
    setOpen(chosen)
  }
  const confirm = async (chosen: Act, reason: string) => {
    const changed = await act(() => run(chosen, id, reason, amount ?? left))
    if (!changed) return
    setOpen(null)
    notify(`console.payment.acts.${chosen}.done`)
    await queries.invalidateQueries({ queryKey: ['money', payment.member.id] })
    refresh()
  }
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {order
        .filter((name) => acts[name])
        .map((name) => (
          <Button
            key={name}
            variant="outlined"
            color={name === 'charge_back' || name === 'close' ? 'error' : 'primary'}
            onClick={() => start(name)}
          >
            {text(`payment.acts.${name}.button`)}
          </Button>
        ))}
      {open && (
        <ReasonDialog
          heading={text(`payment.acts.${open}.heading`)}
          text={text(`payment.acts.${open}.text`, {
            amount: formatMoney(payment.withdrawal_minor, currency),
            credits: payment.remaining,
          })}
          confirm={text(`payment.acts.${open}.button`)}
          isRunning={isRunning}
          isComplete={open !== 'refund' || amount !== null}
          onConfirm={(reason) => void confirm(open, reason)}
          onClose={() => setOpen(null)}
        >
          {open === 'refund' && (
            <TextField
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
        </ReasonDialog>
      )}
    </Stack>
  )
}
