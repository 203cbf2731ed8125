import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { Icon } from '../icon/Icon'
import { shield } from '../icon/icons'
import { uiMessages } from '../messages'

/** The mark of a verified member. The tooltip and the accessible name explain it; profiles also show it in words. */
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
