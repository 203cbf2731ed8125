import type { CallResponse } from '@duetto/shared/contract'
import { limits, timings } from '@duetto/shared/domain'
import type { PackageId } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { composeCodeSms } from '../../infra/delivery/compose'
import { lockMember } from '../accounts/users.repository'
import { lockBalance } from '../ledger/ledger.repository'
import { findBuyer } from '../payments/order/buyers.repository'
import { closeProviderPages } from '../payments/order/closeProviderPages'
import { insertOrder } from '../payments/order/order.service'
import { lockPayment } from '../payments/payments.repository'
import type { RequestContext } from '../payments/order/RequestContext'
import { chooseProvider } from '../payments/provider/providerOf'
import { siteHostOf } from '../settings/siteHost'
import { getSettings } from '../settings/settings.service'
import { randomDigits } from '../accounts/credentials/randomDigits'
import { hashCode } from './code'
import { insertRequest } from './directDebit.repository'
import { ibanHint, readIban } from './iban'
import { checkDebitLimits } from './limits'
import { phoneHint, readPhone } from './phone'
import { showRequest, reserveSms } from './request.service'

interface Form {
  package: PackageId
  iban: string
  holder: string
  phone: string
  agreement: true
  code?: string
  price_minor?: number
}

/** PAY-06. A repeated idempotency key returns the existing order. */
export const startDirectDebit = async (
  deps: Deps,
  { userId, host, country, key }: RequestContext,
  form: Form,
): Promise<CallResponse<'startDirectDebit'>> => {
  const { db, sms, config } = deps
  if (!config.canText) throw new DomainError('method_unavailable', { method: 'directdebit' })
  const now = deps.now()
  const buyer = await findBuyer(db, userId, country)
  const iban = readIban(form.iban)
  if (!iban) throw new DomainError('bad_input', { field: 'iban' })
  const phone = readPhone(form.phone, buyer.country)
  if (!phone) throw new DomainError('bad_input', { field: 'phone' })
  const settings = await getSettings(deps, { host, country: buyer.country })
  const code = randomDigits(limits.smsCodeDigits)
  const text = await composeCodeSms(deps, buyer, code)
  const order = {
    package: form.package,
    method: 'directdebit',
    code: form.code,
    price_minor: form.price_minor,
  } as const
  const provider = await chooseProvider(deps, buyer.country, 'directdebit')
  const siteHost = await siteHostOf(deps, host)
  const placed = await db.tx(async (tx) => {
    await lockMember(tx, userId)
    await lockBalance(tx, userId)
    const created = await insertOrder(tx, {
      buyer,
      host: siteHost,
      order,
      key,
      body: { ...form, iban, phone },
      refundDays: settings.refund_days,
      provider,
      now,
    })
    if (!created.isNew) return created
    const { price_minor: priceMinor } = await lockPayment(tx, created.id)
    await checkDebitLimits(tx, userId, { paymentId: created.id, priceMinor }, now)
    await reserveSms(tx, userId, now)
    await insertRequest(tx, {
      paymentId: created.id,
      userId,
      iban,
      ibanHint: ibanHint(iban),
      holder: form.holder,
      phone,
      phoneHint: phoneHint(phone),
      codeHash: hashCode(created.id, code),
      expires: new Date(now.getTime() + timings.smsCodeMs),
      now,
    })
    await sms.send(phone, text, tx)
    return created
  })
  await closeProviderPages(deps, placed.superseded)
  return showRequest(deps, userId, placed.id, 'key_reused')
}
