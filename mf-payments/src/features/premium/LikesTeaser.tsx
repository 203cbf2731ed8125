import { css } from '@emotion/react'
import type { CallResponse } from '@duetto/shared/contract'
import { Card, Icon, LinkButton, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { premiumMessages as texts } from './messages'

export const LikesTeaser = ({ count, locked_photo_count: locked = 0 }: CallResponse<'getLikesTeaser'>) => {
  const { formatMessage } = useIntl()
  if (count === 0) return null
  return (
    <Card css={teaserStyle}>
      <Icon path={icons.heart} size={32} />
      <div>
        <h2>{formatMessage(texts.likesCount, { count })}</h2>
        {locked > 0 && <p>{formatMessage(texts.lockedPhotos, { count: locked })}</p>}
        <LinkButton to="/likes" variant="quiet">
          {formatMessage(texts.seeLikes)}
        </LinkButton>
      </div>
    </Card>
  )
}

const teaserStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4) var(--s5);
  align-items: center;
  border: 1px solid var(--line);
  background: var(--primary-soft);
  > svg {
    flex: none;
    color: var(--primary-ink);
  }
  h2 {
    font-size: var(--t-lg);
  }
  a {
    margin-left: calc(-1 * var(--s3));
  }
`
