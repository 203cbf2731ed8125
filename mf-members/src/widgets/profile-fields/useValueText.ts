import { localeNames } from '@duetto/shared/domain'
import type { Locale, SearchedField } from '@duetto/shared/domain'
import {
  bodyMessages,
  childrenMessages,
  drinkingMessages,
  eyeMessages,
  hairMessages,
  interestMessages,
  reasonMessages,
  sexualityMessages,
  smokingMessages,
  statusMessages,
  tattooMessages,
} from '@duetto/shared/texts/profile'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'

const messages: Record<Exclude<SearchedField, 'language'>, Record<string, MessageDescriptor>> = {
  reason_for_joining: reasonMessages,
  interests: interestMessages,
  relationship_status: statusMessages,
  body_type: bodyMessages,
  hair_color: hairMessages,
  eye_color: eyeMessages,
  tattoos: tattooMessages,
  smoking: smokingMessages,
  children: childrenMessages,
  drinking: drinkingMessages,
  sexuality: sexualityMessages,
}

export const useValueText = (): ((field: SearchedField, value: string) => string) => {
  const { formatMessage } = useIntl()
  return (field, value) => {
    if (field === 'language') return localeNames[value as Locale]
    const message = messages[field][value]
    return message ? formatMessage(message) : value
  }
}
