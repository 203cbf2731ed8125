import type { IconName } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { reasonMessages } from './reasonMessages'

interface Reason {
  icon: IconName
  title: MessageDescriptor
  text: MessageDescriptor
}

/** What is promised, and kept: said alike on the home page and on a lander. */
export const reasons: readonly Reason[] = [
  { icon: 'message', title: reasonMessages.freeTitle, text: reasonMessages.freeText },
  { icon: 'credits', title: reasonMessages.priceTitle, text: reasonMessages.priceText },
  { icon: 'mask', title: reasonMessages.honestTitle, text: reasonMessages.honestText },
]
