import { addresses } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import type { Compose } from '../../../infra/delivery/compose'
import { countRefusal } from './holds.repository'
import type { Owner } from '../owners.repository'
import { formatDay, formatPrice } from '../../../texts/format'
import type { PaymentRow } from '../payments.repository'
import type { ProviderPayment } from '../provider/PaymentProvider'

export const notifyReleased = (
  { mail }: Deps,
  tx: Db,
  row: PaymentRow,
  { owner, compose }: { owner: Owner; compose: Compose },
): Promise<void> =>
  mail.send(
    compose('payment_released', {
      to: owner.email,
      values: {
        name: owner.name,
        credits: row.credits,
        price: formatPrice(row.price_minor, row.currency, owner.language),
        date: formatDay(row.created_at, owner.language),
      },
      path: addresses.purchase(row.id),
    }),
    tx,
  )

/** Counts the refusal, so that the job retries under a new reference. Does nothing unless a release is pending. */
export const recordRefusedRelease = async (
  { log, now }: Deps,
  tx: Db,
  row: PaymentRow,
  { failure }: ProviderPayment,
): Promise<void> => {
  if (!(await countRefusal(tx, row.id, now()))) return
  log.error({ payment: row.id, reason: failure }, 'the provider refused to release reserved money')
}
