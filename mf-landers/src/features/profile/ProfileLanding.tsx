import { storePendingAction, usePageTitle, usePlatform } from '@duetto/shared/platform'
import type { PendingAction } from '@duetto/shared/platform'
import { Button, EmptyState, FictionalTag, LinkButton, Portrait, Skeleton } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { InviteOnly } from '../../widgets/join/InviteOnly'
import { useMayJoin } from '../../widgets/join/useMayJoin'
import { LanderFrame } from '../../widgets/lander-frame/LanderFrame'
import { useProfile } from '../../entities/profile/useProfile'
import { Reasons } from '../../widgets/reasons/Reasons'
import { FirstLetter } from './FirstLetter'
import { profileMessages } from './messages'

export type LandingVariant = 'letter' | 'portrait' | 'question'

const titles = {
  letter: profileMessages.letterTitle,
  portrait: profileMessages.portraitTitle,
  question: profileMessages.questionTitle,
}

/** /members/{id}/landing, landing2 and landing3: one member, and sign-up to write to them. */
export const ProfileLanding = ({ variant }: { variant: LandingVariant }) => {
  const { id } = useParams()
  const { openSignUp, now } = usePlatform()
  const { formatMessage } = useIntl()
  const state = useProfile(Number(id))
  const mayJoin = useMayJoin()
  const profile = state.status === 'ready' ? state.profile : null
  const name = profile?.name ?? ''
  const title = formatMessage(titles[variant], { name })
  usePageTitle(profile ? title : '')
  if (state.status === 'gone') {
    return (
      <EmptyState
        isPage
        title={formatMessage(profileMessages.goneTitle)}
        text={formatMessage(profileMessages.goneText)}
        action={<LinkButton to="/members">{formatMessage(profileMessages.no)}</LinkButton>}
      />
    )
  }
  const join = (wish: PendingAction['kind'], message?: string): void => {
    storePendingAction({ kind: wish, profileId: Number(id), text: message }, now())
    openSignUp({ profileId: Number(id), message })
  }
  const acts = {
    letter: <FirstLetter onSend={(message) => join('message', message)} />,
    portrait: (
      <Button size="lg" variant="secondary" onClick={() => join('message')}>
        {formatMessage(profileMessages.portraitAct, { name })}
      </Button>
    ),
    question: (
      <div css={answersStyle}>
        <Button size="lg" variant="secondary" onClick={() => join('like')}>
          {formatMessage(profileMessages.yes)}
        </Button>
        <LinkButton size="lg" variant="outline" to="/members">
          {formatMessage(profileMessages.no)}
        </LinkButton>
      </div>
    ),
  }
  const lead = variant === 'letter' ? profileMessages.letterLead : profileMessages.portraitLead
  return (
    // Skeletons have the height of the texts, so that nothing shifts when the member loads.
    <LanderFrame
      key={state.status}
      title={profile ? title : <Skeleton width="80%" height={60} />}
      lead={
        profile ? (
          formatMessage(lead, { name, age: profile.age, city: profile.city })
        ) : (
          <Skeleton height={28} />
        )
      }
      act={
        profile ? (
          <>
            {mayJoin ? acts[variant] : <InviteOnly />}
            {variant !== 'letter' && (
              <div css={reasonsStyle}>
                <Reasons />
              </div>
            )}
          </>
        ) : (
          <Skeleton height={220} />
        )
      }
      scene={
        <div css={sceneStyle}>
          <Portrait image={profile?.main_image} name={name} alt={name} isEager sizes="520px" />
          {profile?.is_fictional && (
            <span css={labelStyle}>
              <FictionalTag />
            </span>
          )}
        </div>
      }
    />
  )
}

const answersStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`
/** Fills the variant of the page that has only a button. */
const reasonsStyle = css`
  justify-self: start;
  padding-top: var(--s4);
`
const labelStyle = css`
  position: absolute;
  top: var(--s4);
  left: var(--s4);
`
const sceneStyle = css`
  position: relative;
  width: min(100%, 520px);
  margin: 0 auto;
  > span:first-of-type {
    border-radius: 40px 40px 40px 8px;
  }
  @media (max-width: 991px) {
    width: min(70vw, 320px);
  }
`
