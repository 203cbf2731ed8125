import { useContext } from 'react'
import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { Icon } from '../icon/Icon'
import { uiMessages } from '../messages'
import { FictionalContext } from './FictionalContext'
import { fictionalTagStyle } from './fictionalTagStyle'

export const FictionalTag = () => {
  const { formatMessage } = useIntl()
  const { fictional_singular: term, fictional_icon: hasIcon } = useContext(FictionalContext)
  return (
    <span css={fictionalTagStyle} data-fictional>
      {hasIcon && <Icon path={icons.mask} size={14} />}
      {term || formatMessage(uiMessages.fictional)}
    </span>
  )
}
