import { css } from '@emotion/react'
import { Banner, LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { profileMessages } from './messages'

/** On the member's own page: this is how others see it, and where to edit it. */
export const OwnProfileNote = () => {
  const { formatMessage } = useIntl()
  return (
    <div css={noteStyle}>
      <Banner
        action={
          <LinkButton to="/profile" variant="outline">
            {formatMessage(profileMessages.editProfile)}
          </LinkButton>
        }
      >
        {formatMessage(profileMessages.ownProfile)}
      </Banner>
    </div>
  )
}

const noteStyle = css`
  margin-bottom: var(--s5);
`
