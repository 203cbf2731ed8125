import type { Profile } from '@duetto/shared/contract'
import { localeNames } from '@duetto/shared/domain'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import {
  bodyMessages,
  childrenMessages,
  drinkingMessages,
  eyeMessages,
  profileLabels,
  hairMessages,
  interestMessages,
  reasonMessages,
  sexualityMessages,
  smokingMessages,
  statusMessages,
  tattooMessages,
} from '@duetto/shared/texts/profile'

export const useHeight = (): ((cm: number) => string) => {
  const { formatNumber } = useIntl()
  return (cm) => formatNumber(cm, { style: 'unit', unit: 'centimeter' })
}

export interface Fact {
  key: string
  label: string
  value: string
}

export const useProfileFields = (profile: Profile): Fact[] => {
  const { formatMessage } = useIntl()
  const formatHeight = useHeight()
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
  const { height, smoking, children, drinking } = profile
  return [
    ...fact('reason_for_joining', reason_for_joining && reasonMessages[reason_for_joining]),
    ...fact('relationship_status', relationship_status && statusMessages[relationship_status]),
    ...fact('sexuality', sexuality && sexualityMessages[sexuality]),
    ...fact('body_type', body_type && bodyMessages[body_type]),
    ...fact('hair_color', hair_color && hairMessages[hair_color]),
    ...fact('eye_color', eye_color && eyeMessages[eye_color]),
    ...fact('tattoos', tattoos && tattooMessages[tattoos]),
    ...fact('height', height === null ? null : formatHeight(height)),
    ...fact('smoking', smoking && smokingMessages[smoking]),
    ...fact('children', children && childrenMessages[children]),
    ...fact('drinking', drinking && drinkingMessages[drinking]),
    ...fact('region', profile.region),
    ...fact('language', profile.language && localeNames[profile.language]),
  ]
}

export const useInterestText = (): ((interest: string) => string) => {
  const { formatMessage } = useIntl()
  return (interest) => {
    const message = Object.entries(interestMessages).find(([value]) => value === interest)?.[1]
    return message ? formatMessage(message) : interest
  }
}
