import type { AttemptRow } from '../order/attempts.repository'
import { unpaid } from '../provider/PaymentProvider'
import type { ProviderPayment } from '../provider/PaymentProvider'
import type { ProviderUpdate } from './providerUpdate.service'

export const inferredUpdate = (
  { id: paymentId, currency }: { id: number; currency: string },
  attempt: Pick<AttemptRow, 'provider' | 'reference'> | undefined,
  values: Pick<ProviderPayment, 'state' | 'failure'> & Partial<ProviderPayment>,
): ProviderUpdate => ({
  paymentId,
  provider: attempt?.provider ?? 'none',
  update: {
    ...unpaid,
    providerId: '',
    reference: attempt?.reference ?? '',
    currency,
    ...values,
  },
})
