import type { Profile } from '@duetto/shared/contract'
import { useSession } from '@duetto/shared/platform'
import { OnlineDot, Page, Tag } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FictionalNotice } from '../../entities/fictional/FictionalNotice'
import { VisitorOffer } from '../../entities/people/VisitorOffer'
import { useProfileFields } from '../../entities/facts/useProfileFields'
import { peopleMessages } from '../../entities/people/messages'
import { BlockDialog } from './BlockDialog'
import { Gallery } from './Gallery'
import { Interests } from './Interests'
import { profileMessages } from './messages'
import { OwnProfileNote } from './OwnProfileNote'
import { ProfileActions } from './ProfileActions'
import { ProfileBar } from './ProfileBar'
import {
  aboutStyle,
  detailsStyle,
  factsStyle,
  headStyle,
  layoutStyle,
  pageStyle,
  placeStyle,
  sectionStyle,
} from './profileStyles'
import { Prompts } from './Prompts'
import { ReportDialog } from './ReportDialog'
import type { ReportTarget } from './ReportDialog'
import { SimilarPeople } from './SimilarPeople'

/** A loaded profile: photos first, then the details, with like and message always within reach. */
export const ProfileView = ({ profile }: { profile: Profile }) => {
  const { formatMessage } = useIntl()
  const { status, user } = useSession()
  const facts = useProfileFields(profile)
  const [isBlocking, setBlocking] = useState(false)
  const [reported, setReported] = useState<ReportTarget | null>(null)
  const { id, name, age, city, about_me, interests } = profile
  const isOwn = user?.id === id

  return (
    <Page css={pageStyle}>
      <ProfileBar
        profile={profile}
        isOwn={isOwn}
        onBlock={() => setBlocking(true)}
        onReport={() => setReported({ kind: 'profile', id })}
      />
      {isOwn && <OwnProfileNote />}
      <div css={layoutStyle}>
        <Gallery profile={profile} onReport={(photoId) => setReported({ kind: 'photo', id: photoId })} />
        <div css={detailsStyle}>
          <header css={headStyle}>
            <h1>{formatMessage(peopleMessages.nameAge, { name, age })}</h1>
            <p css={placeStyle}>
              {city && <span>{city}</span>}
              {profile.is_online && (
                <span>
                  <OnlineDot /> {formatMessage(peopleMessages.onlineNow)}
                </span>
              )}
              {profile.is_match ? (
                <Tag tone="primary">{formatMessage(profileMessages.matched)}</Tag>
              ) : (
                profile.likes_me && (
                  <Tag tone="primary">{formatMessage(profileMessages.likesYou, { name })}</Tag>
                )
              )}
            </p>
          </header>
          {!isOwn && <ProfileActions profile={profile} />}
          {profile.is_fictional && <FictionalNotice name={name} />}
          {about_me && (
            <section css={sectionStyle}>
              <h2>{formatMessage(profileMessages.aboutMe)}</h2>
              <p css={aboutStyle}>{about_me}</p>
            </section>
          )}
          <Prompts prompts={profile.prompts} />
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
        </div>
      </div>
      {!isOwn && <SimilarPeople profile={profile} />}
      {isBlocking && <BlockDialog profile={profile} onClose={() => setBlocking(false)} />}
      {reported && (
        <ReportDialog
          target={reported}
          name={name}
          onClose={() => setReported(null)}
          onBlock={isOwn || status !== 'member' ? undefined : () => setBlocking(true)}
        />
      )}
    </Page>
  )
}
