import type { ProfileCard } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { Icon, LinkButton, icons, uiMessages } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { selectProfileEntry } from '../../entities/profile/selectors'
import { detailsRequested } from '../../entities/profile/slice'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { Interests } from '../../widgets/profile-fields/Interests'
import { aboutMessages } from '../../widgets/profile-fields/messages'
import { sectionStyle } from '../../widgets/profile-fields/sectionStyle'
import { factsStyle } from './factsStyle'
import { swipeMessages } from './messages'

export const SwipeFacts = ({ card }: { card: ProfileCard }) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const { id, photo_count: photos } = card
  const profile = useMembersSelector((state) => selectProfileEntry(state, id)?.profile)
  useEffect(() => {
    dispatch(detailsRequested({ id }))
  }, [dispatch, id])

  return (
    <aside css={factsStyle}>
      {photos > 0 && (
        <p>
          <Icon path={icons.camera} />
          {formatMessage(uiMessages.photos, { count: photos })}
        </p>
      )}
      {profile?.about_me && (
        <section css={sectionStyle}>
          <h2>{formatMessage(aboutMessages.aboutMe)}</h2>
          <p>{profile.about_me}</p>
        </section>
      )}
      {profile && <Interests interests={profile.interests} isOwn={false} />}
      <LinkButton variant="outline" to={addresses.member(id)}>
        {formatMessage(swipeMessages.viewProfile)}
      </LinkButton>
    </aside>
  )
}
