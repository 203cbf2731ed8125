import type { IntlShape } from 'react-intl'
import { checkoutMessages as texts } from '../../entities/payment/checkoutMessages'
import type { Total } from '../../entities/catalogue/total'

/** The components of the total; discount and surcharge only if there is one. */
export const summaryLines = (
  { formatMessage }: IntlShape,
  credits: number,
  { list, percent, discount, surcharge }: Total,
) => [
  { label: formatMessage(texts.credits, { count: credits }), amountMinor: list },
  ...(discount > 0 ? [{ label: formatMessage(texts.discount, { percent }), amountMinor: -discount }] : []),
  ...(surcharge > 0 ? [{ label: formatMessage(texts.surchargeLine), amountMinor: surcharge }] : []),
]
