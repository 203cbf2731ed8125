import type { PaymentInstructions } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { OutgoingMail } from '../../../infra/delivery/ports'
import { mailComposer } from '../../../infra/delivery/compose'
import { findOwner } from '../owners.repository'
import { formatDay, formatPrice } from '../../../texts/format'
import type { PaymentRow } from '../payments.repository'

export const composeInstructions = async (
  deps: Deps,
  row: Pick<PaymentRow, 'id' | 'price_minor' | 'currency'>,
  instructions: PaymentInstructions,
): Promise<OutgoingMail> => {
  const owner = await findOwner(deps.db, row.id)
  if (!owner) throw new Error(`there is no payment ${row.id}`)
  const compose = await mailComposer(deps, owner)
  const { kind, recipient, iban, bic, code, reference, expires } = instructions
  const account = kind === 'transfer' ? [recipient, iban, bic] : [code]
  return compose('payment_instructions', {
    to: owner.email,
    values: {
      name: owner.name,
      price: formatPrice(row.price_minor, row.currency, owner.language),
      account: account.filter((part) => part !== null).join(', '),
      reference,
      until: expires ? formatDay(new Date(expires), owner.language) : '—',
    },
    path: addresses.purchase(row.id),
  })
}
