import type { CallResponse } from '@duetto/shared/contract'
import { interestMessages, reasonMessages } from '@duetto/shared/texts/profile'
import { Chip, Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { slotMessages } from '../messages'
import { sharedStyle } from './matchStyles'

const SHOWN_INTERESTS = 4

type SharedFactsProps = Omit<CallResponse<'getIcebreakers'>, 'icebreakers'>

export const SharedFacts = ({ interests, city, reason }: SharedFactsProps) => {
  const { formatMessage } = useIntl()
  // A shared reason for joining is not worth showing alone, because most members have the same one.
  if (interests.length === 0 && !city) return null
  return (
    <section css={sharedStyle}>
      <h3>{formatMessage(slotMessages.shared)}</h3>
      <ul>
        {interests.slice(0, SHOWN_INTERESTS).map((interest) => (
          <li key={interest}>
            <Chip>{formatMessage(interestMessages[interest])}</Chip>
          </li>
        ))}
        {city && (
          <li>
            <Chip>
              <Icon path={icons.mapPin} size={16} />
              {city}
            </Chip>
          </li>
        )}
        {reason && (
          <li>
            <Chip>
              <Icon path={icons.heart} size={16} />
              {formatMessage(reasonMessages[reason])}
            </Chip>
          </li>
        )}
      </ul>
    </section>
  )
}
