import type { CreditPackage } from '@duetto/shared/contract'
import { formatPrice } from '@duetto/shared/i18n'
import type { IntlShape } from 'react-intl'
import { packageMessages } from './messages'

export const perMessage = (intl: IntlShape, { per_message_minor: amount, currency }: CreditPackage): string =>
  intl.formatMessage(packageMessages.perMessage, { price: formatPrice(intl, amount, currency) })
