import type { PaymentInstructions } from '@duetto/shared/contract'
import type { Payment } from './types'

export const instructionsOf = (
  { family, id, reference }: Payment,
  expiresAt: number,
): PaymentInstructions | null => {
  const expires = new Date(expiresAt).toISOString()
  const none = { recipient: null, iban: null, bic: null, code: null }
  if (family === 'transfer')
    return {
      ...none,
      kind: 'transfer',
      recipient: 'Sandbox Pay',
      iban: 'NL91ABNA0417164300',
      bic: 'ABNANL2A',
      reference: reference.toUpperCase(),
      expires,
    }
  if (family !== 'voucher') return null
  return {
    ...none,
    kind: 'voucher',
    code: id.slice(-8).toUpperCase(),
    reference: reference.toUpperCase(),
    expires,
  }
}
