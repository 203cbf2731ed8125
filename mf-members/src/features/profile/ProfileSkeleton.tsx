import { Portrait, VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../entities/people/messages'
import { selectCard } from '../../entities/people/selectors'
import { useMembersSelector } from '../../state'
import { profileMessages } from './messages'
import { ProfileShape, pictureStyle } from './ProfileShape'

/** While a profile loads: what its card already shows, and placeholders for the rest. */
export const ProfileSkeleton = ({ id }: { id: number }) => {
  const { formatMessage } = useIntl()
  const card = useMembersSelector((state) => selectCard(state, id))
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{formatMessage(profileMessages.loading)}</VisuallyHidden>
      {card ? (
        <ProfileShape
          picture={<Portrait image={card.main_image} name={card.name} css={pictureStyle} isEager />}
          name={<h1>{formatMessage(peopleMessages.nameAge, { name: card.name, age: card.age })}</h1>}
        />
      ) : (
        <ProfileShape />
      )}
    </div>
  )
}
