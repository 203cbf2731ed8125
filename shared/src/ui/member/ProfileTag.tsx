import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { uiMessages } from '../messages'
import { FictionalContext } from './FictionalContext'
import { FictionalTag } from './FictionalTag'
import { fictionalTagStyle } from './fictionalTagStyle'

interface Labelled {
  is_fictional: boolean
  is_demo?: true
}

export const isLabelled = ({ is_fictional: isFictional, is_demo: isDemo }: Labelled): boolean =>
  isFictional || isDemo === true

export const useProfileLabel = ({ is_fictional: isFictional, is_demo: isDemo }: Labelled): string | null => {
  const { formatMessage } = useIntl()
  const { fictional_singular: term } = useContext(FictionalContext)
  if (isFictional) return term || formatMessage(uiMessages.fictional)
  return isDemo ? formatMessage(uiMessages.demo) : null
}

export const ProfileTag = ({ profile }: { profile: Labelled }) => {
  const { formatMessage } = useIntl()
  if (profile.is_fictional) return <FictionalTag />
  if (!profile.is_demo) return null
  return (
    <span css={fictionalTagStyle} data-demo>
      {formatMessage(uiMessages.demo)}
    </span>
  )
}
