import { css } from '@emotion/react'
import type { CallResponse } from '@duetto/shared/contract'
import { Card, Icon, LinkButton, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { premiumMessages as texts } from './messages'

export const LikesTeaser = ({
  count,
  faces,
  locked_photo_count: locked = 0,
}: CallResponse<'getLikesTeaser'>) => {
  const { formatMessage } = useIntl()
  if (count === 0) return null
  return (
    <Card css={teaserStyle}>
      {faces.length === 0 ? (
        <Icon path={icons.heart} size={32} />
      ) : (
        <span aria-hidden data-testid="faces">
          {faces.map((face, index) => (
            // The likes are anonymous, so there is no id to use as a key.
            <img key={index} src={face} alt="" width={64} height={80} />
          ))}
        </span>
      )}
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
  > span {
    display: flex;
  }
  img {
    width: 64px;
    height: 80px;
    border: 3px solid var(--page, var(--surface));
    border-radius: var(--voice-in);
    object-fit: cover;
    filter: blur(1px);
  }
  img + img {
    margin-left: -20px;
  }
  a {
    margin-left: calc(-1 * var(--s3));
  }
`
