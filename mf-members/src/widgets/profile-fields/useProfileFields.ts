import type { Profile } from '@duetto/shared/contract'
import { localeNames } from '@duetto/shared/domain'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import {
  bodyMessages,
  eyeMessages,
  profileLabels,
  hairMessages,
  interestMessages,
  reasonMessages,
  sexualityMessages,
  statusMessages,
  tattooMessages,
} from '@duetto/shared/texts/profile'

export interface Fact {
  key: string
  label: string
  value: string
}

/** Profile details as text, without hidden and empty ones (MEMBER-03). */
export const useProfileFields = (profile: Profile): Fact[] => {
  const { formatMessage } = useIntl()
  const fact = (
    key: keyof typeof profileLabels,
    value: MessageDescriptor | string | null | undefined,
  ): Fact[] =>
    value
      ? [
          {
            key,
            label: formatMessage(profileLabels[key]),
            value: typeof value === 'string' ? value : formatMessage(value),
          },
        ]
      : []
  const { reason_for_joining, relationship_status, sexuality, body_type, hair_color, eye_color, tattoos } =
    profile
  return [
    ...fact('reason_for_joining', reason_for_joining && reasonMessages[reason_for_joining]),
    ...fact('relationship_status', relationship_status && statusMessages[relationship_status]),
    ...fact('sexuality', sexuality && sexualityMessages[sexuality]),
    ...fact('body_type', body_type && bodyMessages[body_type]),
    ...fact('hair_color', hair_color && hairMessages[hair_color]),
    ...fact('eye_color', eye_color && eyeMessages[eye_color]),
    ...fact('tattoos', tattoos && tattooMessages[tattoos]),
    ...fact('region', profile.region),
    ...fact('language', profile.language && localeNames[profile.language]),
  ]
}

/** Resolves an interest to its label, or to its id if this build has no text. */
export const useInterestText = (): ((interest: string) => string) => {
  const { formatMessage } = useIntl()
  return (interest) => {
    const message = Object.entries(interestMessages).find(([value]) => value === interest)?.[1]
    return message ? formatMessage(message) : interest
  }
}
