import type { Profile } from '@duetto/shared/contract'
import { usePlaceText, useSession } from '@duetto/shared/platform'
import { OnlineDot, Tag, uiMessages, VerifiedMark } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { FictionalNotice } from './FictionalNotice'
import { VisitorOffer } from '../../widgets/people/VisitorOffer'
import { Interests } from '../../widgets/profile-fields/Interests'
import { aboutMessages } from '../../widgets/profile-fields/messages'
import { sectionStyle } from '../../widgets/profile-fields/sectionStyle'
import { useProfileFields } from '../../widgets/profile-fields/useProfileFields'
import { peopleMessages } from '../../widgets/people/messages'
import { profileMessages } from './messages'
import { ProfileActions } from './ProfileActions'
import { headStyle, placeStyle, verifiedStyle } from './pageStyles'
import { aboutStyle, factsStyle } from './profileStyles'
import { Prompts } from './Prompts'
import { QuietActions } from './QuietActions'

export const ProfileDetails = ({ profile, isOwn }: { profile: Profile; isOwn: boolean }) => {
  const { formatMessage } = useIntl()
  const { status } = useSession()
  const facts = useProfileFields(profile)
  const place = usePlaceText(profile)
  const { id, name, age, about_me, interests } = profile
  return (
    <>
      <header css={headStyle}>
        <h1>
          {formatMessage(peopleMessages.nameAge, { name, age })}
          <VerifiedMark profile={profile} size={26} />
        </h1>
        <p css={placeStyle}>
          {place && <span>{place}</span>}
          {profile.is_online && (
            <span>
              <OnlineDot /> {formatMessage(peopleMessages.onlineNow)}
            </span>
          )}
          {profile.is_match ? (
            <Tag tone="primary">{formatMessage(profileMessages.matched)}</Tag>
          ) : (
            profile.likes_me && <Tag tone="primary">{formatMessage(profileMessages.likesYou, { name })}</Tag>
          )}
        </p>
        {profile.is_verified && <p css={verifiedStyle}>{formatMessage(uiMessages.verifiedMeaning)}</p>}
      </header>
      {!isOwn && <ProfileActions profile={profile} />}
      {profile.is_fictional && <FictionalNotice name={name} />}
      {about_me && (
        <section css={sectionStyle}>
          <h2>{formatMessage(aboutMessages.aboutMe)}</h2>
          <p css={aboutStyle}>{about_me}</p>
        </section>
      )}
      <Prompts profile={profile} canReply={!isOwn} />
      {!isOwn && <QuietActions profile={profile} />}
      {facts.length > 0 && (
        <section css={sectionStyle}>
          <h2>{formatMessage(profileMessages.facts)}</h2>
          <dl css={factsStyle}>
            {facts.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Interests interests={interests} isOwn={isOwn} />
      {status === 'visitor' && (
        <VisitorOffer
          profileId={id}
          title={formatMessage(profileMessages.visitorTitle, { name })}
          text={formatMessage(profileMessages.visitorText)}
        />
      )}
    </>
  )
}
