import type { Profile } from '@duetto/shared/contract'
import { portraitSizes, sizesOf } from '@duetto/shared/domain'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { MemberCard } from '../../widgets/people/MemberCard'
import { similarRequested } from '../../entities/profile/slice'
import { selectSimilarCards } from '../../entities/profile/selectors'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { profileMessages } from './messages'
import { similarGridStyle, similarStyle } from './profileStyles'

export const SimilarPeople = ({ profile }: { profile: Profile }) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const { id, gender, country, age } = profile
  const cards = useMembersSelector((state) => selectSimilarCards(state, id))

  useEffect(() => {
    dispatch(similarRequested({ id, gender, country, age }))
  }, [dispatch, id, gender, country, age])

  if (cards.length === 0) return null
  return (
    <section css={similarStyle}>
      <h2>{formatMessage(profileMessages.similar)}</h2>
      <ul css={similarGridStyle}>
        {cards.map((card) => (
          <li key={card.id}>
            <MemberCard card={card} sizes={sizesOf(portraitSizes.wideTile)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
