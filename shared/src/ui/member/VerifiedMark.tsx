import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { Icon } from '../icon/Icon'
import { shield } from '../icon/icons'
import { uiMessages } from '../messages'

export const VerifiedMark = ({ profile, size = 18 }: { profile: { is_verified?: true }; size?: number }) => {
  const { formatMessage } = useIntl()
  if (!profile.is_verified) return null
  const meaning = `${formatMessage(uiMessages.verified)}: ${formatMessage(uiMessages.verifiedMeaning)}`
  return (
    <span css={markStyle} role="img" aria-label={meaning} title={meaning} data-verified>
      <Icon path={shield} size={size} />
    </span>
  )
}

const markStyle = css`
  display: inline-block;
  margin-inline-start: 0.3em;
  color: var(--secondary-ink);
  vertical-align: -0.15em;
`
