import { interestMessages } from '@duetto/shared/texts/profile'
import { useIntl } from 'react-intl'

const texts = interestMessages as Partial<
  Record<string, (typeof interestMessages)[keyof typeof interestMessages]>
>

/** Interests unknown to this build keep their English name. */
export const useInterestText = (): ((interest: string) => string) => {
  const { formatMessage } = useIntl()
  return (interest) => {
    const message = texts[interest]
    return message ? formatMessage(message) : interest
  }
}
