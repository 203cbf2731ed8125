import type { PaymentMethodOffer } from '@duetto/shared/contract'
import { currencyOf, maySurcharge, methodFacts, methodsIn } from '@duetto/shared/domain'
import type { Country, PaymentMethod } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { findHostMethods } from '../settings/payments'
import { findMethodSettings, isDebitBlocked } from './methods.repository'

interface Place {
  /** Must come from `siteHostOf`, which replaces unknown hosts with the host of PUBLIC_URL. */
  host: string
  country: Country
}

export const findOffers = async (
  db: Db,
  { host, country }: Place,
  userId: number | null,
): Promise<PaymentMethodOffer[]> => {
  const rows = new Map((await findMethodSettings(db, country)).map((row) => [row.method, row]))
  const own = await findHostMethods(db, host, country)
  const settingOf = (method: PaymentMethod) => ({ ...rows.get(method), ...own[method] })
  const isBlocked = userId !== null && (await isDebitBlocked(db, userId))
  return methodsIn(country)
    .filter((method) => settingOf(method).is_offered !== false)
    .map((method) => {
      const { family, status, brands = [] } = methodFacts[method]
      return {
        id: method,
        family,
        status: family === 'debit' && isBlocked ? ('blocked' as const) : status,
        brands: [...brands],
        surcharge_minor: maySurcharge(method, country) ? (settingOf(method).surcharge_minor ?? 0) : 0,
        currency: currencyOf(country),
        wallet: null,
      }
    })
}

export const requireOffer = async (
  db: Db,
  place: Place,
  userId: number,
  method: PaymentMethod,
): Promise<PaymentMethodOffer> => {
  const offer = (await findOffers(db, place, userId)).find(({ id }) => id === method)
  if (offer?.status === 'blocked') throw new DomainError('method_blocked', { method })
  if (offer?.status !== 'active') throw new DomainError('method_unavailable', { method })
  return offer
}
