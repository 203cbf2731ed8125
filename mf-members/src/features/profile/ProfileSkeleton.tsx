import { css } from '@emotion/react'
import { Page, Portrait, Skeleton, VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../entities/people/messages'
import { selectCard } from '../../entities/people/selectors'
import { useMembersSelector } from '../../state'
import { profileMessages } from './messages'
import { detailsStyle, layoutStyle } from './profileStyles'

/** While a profile loads: what its card already shows, and placeholders for the rest. */
export const ProfileSkeleton = ({ id }: { id: number }) => {
  const { formatMessage } = useIntl()
  const card = useMembersSelector((state) => selectCard(state, id))
  return (
    <Page>
      <div css={layoutStyle} aria-busy>
        <VisuallyHidden role="status">{formatMessage(profileMessages.loading)}</VisuallyHidden>
        {card ? (
          <Portrait image={card.main_image} name={card.name} css={pictureStyle} isEager />
        ) : (
          <Skeleton css={pictureStyle} />
        )}
        <div css={detailsStyle}>
          {card ? (
            <h1>{formatMessage(peopleMessages.nameAge, { name: card.name, age: card.age })}</h1>
          ) : (
            <Skeleton width="60%" height={40} />
          )}
          <Skeleton width="40%" height={20} />
          <Skeleton width="80%" height={54} />
          <Skeleton width="100%" height={120} />
        </div>
      </div>
    </Page>
  )
}

const pictureStyle = css`
  aspect-ratio: 4 / 5;
`
