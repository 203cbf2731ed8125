import type { PaymentMethodOffer } from '@duetto/shared/contract'
import { currencyOf, methodFacts, methodsIn } from '@duetto/shared/domain'
import type { Country, PaymentMethod } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { findMethodSettings, isDebitBlocked } from './methods.repository'

export const findOffers = async (
  db: Db,
  country: Country,
  userId: number | null,
): Promise<PaymentMethodOffer[]> => {
  const settings = new Map((await findMethodSettings(db, country)).map((row) => [row.method, row]))
  const isBlocked = userId !== null && (await isDebitBlocked(db, userId))
  return methodsIn(country)
    .filter((method) => settings.get(method)?.is_offered !== false)
    .map((method) => {
      const { family, status, brands = [] } = methodFacts[method]
      return {
        id: method,
        family,
        status: family === 'debit' && isBlocked ? ('blocked' as const) : status,
        brands: [...brands],
        surcharge_minor: settings.get(method)?.surcharge_minor ?? 0,
        currency: currencyOf(country),
        wallet: null,
      }
    })
}

export const requireOffer = async (
  db: Db,
  country: Country,
  userId: number,
  method: PaymentMethod,
): Promise<PaymentMethodOffer> => {
  const offer = (await findOffers(db, country, userId)).find(({ id }) => id === method)
  if (offer?.status === 'blocked') throw new DomainError('method_blocked', { method })
  if (offer?.status !== 'active') throw new DomainError('method_unavailable', { method })
  return offer
}
