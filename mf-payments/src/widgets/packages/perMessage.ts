import type { CreditPackage } from '@duetto/shared/contract'
import { formatUnitPrice } from '@duetto/shared/i18n'
import type { IntlShape } from 'react-intl'
import { packageMessages } from './messages'

/** Returns the price per message, with the same number of digits for all packages of the list. */
export const perMessage = (
  intl: IntlShape,
  { per_message_minor: amount, currency }: CreditPackage,
  packages: readonly CreditPackage[],
): string =>
  intl.formatMessage(packageMessages.perMessage, {
    price: formatUnitPrice(
      intl,
      amount,
      currency,
      packages.map((item) => item.per_message_minor),
    ),
  })
