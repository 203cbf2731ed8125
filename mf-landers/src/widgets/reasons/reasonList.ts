import { limits } from '@duetto/shared/domain'
import { icons } from '@duetto/shared/ui'
import type { IconPath } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { reasonMessages } from './reasonMessages'

/** The values of the texts about free messages. */
export const offer = { count: limits.freeMessages, people: limits.freeStartedConversations }

interface Reason {
  icon: IconPath
  title: MessageDescriptor
  text: MessageDescriptor
}

export const reasons: readonly Reason[] = [
  { icon: icons.message, title: reasonMessages.freeTitle, text: reasonMessages.freeText },
  { icon: icons.credits, title: reasonMessages.priceTitle, text: reasonMessages.priceText },
  { icon: icons.mask, title: reasonMessages.honestTitle, text: reasonMessages.honestText },
]
