import type { PackageId, PaymentMethod } from '@duetto/shared/domain'
import type { WaitingMessage } from '@duetto/shared/platform'

export const checkoutPath = (
  packageId: PackageId,
  method: PaymentMethod | null,
  waiting: WaitingMessage | null,
): string => {
  const query = waiting ? `?message=${waiting.profileId}` : ''
  return `/credits/${packageId}${method ? `/${method}` : ''}${query}`
}
