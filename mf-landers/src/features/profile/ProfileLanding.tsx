import { storePendingAction, usePageTitle, usePlatform } from '@duetto/shared/platform'
import type { PendingAction } from '@duetto/shared/platform'
import { Button, EmptyState, FictionalStatement, LinkButton, Skeleton } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { InviteOnly } from '../../widgets/join/InviteOnly'
import { useMayJoin } from '../../widgets/join/useMayJoin'
import { LanderFrame } from '../../widgets/lander-frame/LanderFrame'
import { useLanderView } from '../../widgets/lander-frame/useLanderView'
import { useProfile } from '../../entities/profile/useProfile'
import { FirstLetter } from './FirstLetter'
import { profileMessages } from './messages'
import { ProfileScene } from './ProfileScene'
import type { LandingVariant } from './ProfileScene'
import { Quote, Story, Words } from './Story'

const titles = {
  letter: profileMessages.letterTitle,
  portrait: profileMessages.portraitTitle,
  question: profileMessages.questionTitle,
}

const earlyQuotes = 2
/** Number of characters that fit beside a picture. */
const mostBeside = 220

const layouts = { letter: 'split', portrait: 'mirrored', question: 'centred' } as const

export const ProfileLanding = ({ variant }: { variant: LandingVariant }) => {
  const { id } = useParams()
  const { openSignUp, now } = usePlatform()
  const { formatMessage } = useIntl()
  const state = useProfile(Number(id))
  const mayJoin = useMayJoin()
  const profile = state.status === 'ready' ? state.profile : null
  const name = profile?.name ?? ''
  const isPlain = profile !== null && !profile.main_image
  const layout = isPlain ? 'plain' : layouts[variant]
  // Most profiles have answers, so the skeleton leaves space for them.
  const hasQuotes = profile === null || profile.prompts.length > 0
  const hasQuotesBeside = variant === 'question' && !isPlain && hasQuotes
  const about = profile?.about_me ?? ''
  const isAboutBeside =
    !hasQuotes &&
    !isPlain &&
    about !== '' &&
    (variant === 'portrait' || (variant === 'question' && about.length <= mostBeside))
  const beside =
    isAboutBeside && variant === 'question' ? (
      <Words>{about}</Words>
    ) : profile && hasQuotesBeside ? (
      profile.prompts
        .slice(0, earlyQuotes)
        .map(({ prompt }, index) => <Quote key={prompt} profile={profile} index={index} />)
    ) : null
  const title = formatMessage(titles[variant], { name })
  usePageTitle(profile ? title : '')
  useLanderView()
  if (state.status === 'gone') {
    return (
      <div css={goneStyle}>
        <EmptyState
          isPage
          title={formatMessage(profileMessages.goneTitle)}
          text={formatMessage(profileMessages.goneText)}
          action={<LinkButton to="/members">{formatMessage(profileMessages.no)}</LinkButton>}
        />
      </div>
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
        <LinkButton variant="quiet" to="/members">
          {formatMessage(profileMessages.no)}
        </LinkButton>
      </div>
    ),
  }
  const lead = variant === 'letter' ? profileMessages.letterLead : profileMessages.portraitLead
  return (
    // Skeletons reserve the height of the texts to avoid a layout shift.
    <LanderFrame
      key={state.status}
      layout={layout}
      title={profile ? title : <Skeleton width="80%" height={60} />}
      lead={
        profile ? (
          formatMessage(lead, {
            name,
            age: profile.age,
            city: profile.city,
            place: profile.city ? 'known' : 'none',
          })
        ) : (
          <Skeleton height={28} />
        )
      }
      shortLead={profile && [profile.age, profile.city].filter(Boolean).join(', ')}
      act={
        profile ? (
          <>
            {variant === 'letter' && hasQuotes && (
              <div css={[letterQuoteStyle, profile.is_fictional && noQuoteStyle]}>
                <Quote profile={profile} />
              </div>
            )}
            {profile.is_fictional && (
              <p css={noticeStyle}>
                <FictionalStatement name={name} />
              </p>
            )}
            {mayJoin ? acts[variant] : <InviteOnly />}
            {variant !== 'letter' &&
              !hasQuotesBeside &&
              Array.from({ length: earlyQuotes }, (_, index) => (
                <Quote key={index} profile={profile} index={index} />
              ))}
            {isAboutBeside && variant === 'portrait' && <p>{about}</p>}
          </>
        ) : (
          <Skeleton height={220} />
        )
      }
      scene={<ProfileScene profile={profile} variant={variant} isPlain={isPlain} words={beside} />}
    >
      {profile && variant !== 'letter' && (
        <Story
          profile={profile}
          firstQuote={earlyQuotes}
          hasAbout={!isAboutBeside}
          isNarrow={layout !== 'mirrored'}
        />
      )}
    </LanderFrame>
  )
}

/** The page's background is dark in both themes. */
const goneStyle = css`
  --ink-2: var(--on-dark-2);
`
const answersStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  /* The quiet button's own colours are for light backgrounds. */
  > a {
    padding-inline: 0;
    color: var(--on-dark);
    text-decoration: underline;
  }
  &&& > a:hover {
    background: rgb(255 255 255 / 0.12);
  }
`
/** Leaves the first screen of the smallest phones to the form. */
const letterQuoteStyle = css`
  @media (max-width: 374px) and (max-height: 640px) {
    display: none;
  }
`
const noticeStyle = css`
  && {
    color: var(--on-dark);
    font-size: var(--t-sm);
  }
`
/** On phones, the notice about a fictional profile takes the place of the answer. */
const noQuoteStyle = css`
  @media (max-width: 575px) {
    display: none;
  }
`
