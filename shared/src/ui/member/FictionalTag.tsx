import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { Icon } from '../icon/Icon'
import { uiMessages } from '../messages'
import { fictionalTagStyle } from './fictionalTagStyle'

/** Labels a profile as fictional, in words. `label` is the operator's own term. */
export const FictionalTag = ({ label }: { label?: string }) => {
  const { formatMessage } = useIntl()
  return (
    <span css={fictionalTagStyle} data-fictional>
      <Icon path={icons.mask} size={14} />
      {label ?? formatMessage(uiMessages.fictional)}
    </span>
  )
}
