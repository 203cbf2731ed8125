import { Icon, Tag, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from './messages'

export const MatchTag = () => {
  const { formatMessage } = useIntl()
  return (
    <Tag tone="primary">
      <Icon path={icons.heart} size={14} isFilled />
      {formatMessage(peopleMessages.match)}
    </Tag>
  )
}
