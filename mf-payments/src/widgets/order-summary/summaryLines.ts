import type { IntlShape } from 'react-intl'
import type { Total } from '../../entities/catalogue/total'
import { orderMessages as texts } from './messages'

export const summaryLines = (
  { formatMessage }: IntlShape,
  credits: number,
  { list, percent = 0, discount = 0, surcharge }: Pick<Total, 'list' | 'surcharge'> & Partial<Total>,
) => [
  { label: formatMessage(texts.credits, { count: credits }), amountMinor: list },
  ...(discount > 0 ? [{ label: formatMessage(texts.discount, { percent }), amountMinor: -discount }] : []),
  ...(surcharge > 0 ? [{ label: formatMessage(texts.surchargeLine), amountMinor: surcharge }] : []),
]
