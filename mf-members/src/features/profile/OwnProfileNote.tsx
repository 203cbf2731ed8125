import { css } from '@emotion/react'
import { Banner, LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { profileMessages } from './messages'

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
