import { portraitSizes, sizesOf } from '@duetto/shared/domain'
import { storePendingAction, usePageTitle, usePlatform } from '@duetto/shared/platform'
import type { PendingAction } from '@duetto/shared/platform'
import {
  Button,
  EmptyState,
  FictionalStatement,
  LinkButton,
  Portrait,
  ProfileTag,
  Skeleton,
} from '@duetto/shared/ui'
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
import { Quote, Story } from './Story'

export type LandingVariant = 'letter' | 'portrait' | 'question'

const titles = {
  letter: profileMessages.letterTitle,
  portrait: profileMessages.portraitTitle,
  question: profileMessages.questionTitle,
}

const earlyQuotes = 2

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
  const hasQuotes = profile !== null && profile.prompts.length > 0
  const hasQuotesBeside = variant === 'question' && !isPlain && hasQuotes
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
            {variant === 'letter' && <Quote profile={profile} />}
            {profile.is_fictional && (
              <p css={noticeStyle}>
                <FictionalStatement name={name} />
              </p>
            )}
            {mayJoin ? acts[variant] : <InviteOnly />}
            {variant !== 'letter' &&
              !hasQuotesBeside &&
              [0, 1].map((index) => <Quote key={index} profile={profile} index={index} />)}
          </>
        ) : (
          <Skeleton height={220} />
        )
      }
      scene={
        <div
          css={
            isPlain
              ? plainStyle
              : [sceneStyle, hasQuotesBeside && besideStyle, variant === 'portrait' && posterStyle]
          }
        >
          <div>
            <Portrait
              image={profile?.main_image}
              name={name}
              alt={name}
              isEager
              sizes={sizesOf(variant === 'portrait' ? portraitSizes.profile : portraitSizes.landing)}
              earlyIndex={profile ? undefined : 0}
            />
            <span css={isPlain ? undefined : labelStyle}>{profile && <ProfileTag profile={profile} />}</span>
          </div>
          {profile && hasQuotesBeside && (
            <div>
              {profile.prompts.slice(0, earlyQuotes).map(({ prompt }, index) => (
                <Quote key={prompt} profile={profile} index={index} />
              ))}
            </div>
          )}
        </div>
      }
    >
      {profile && variant !== 'letter' && (
        <Story profile={profile} firstQuote={earlyQuotes} isNarrow={layout !== 'mirrored'} />
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
    color: var(--on-dark);
    text-decoration: underline;
  }
  &&& > a:hover {
    background: rgb(255 255 255 / 0.12);
  }
`
const noticeStyle = css`
  && {
    color: var(--on-dark);
    font-size: var(--t-sm);
  }
`
const labelStyle = css`
  position: absolute;
  top: var(--s4);
  left: var(--s4);
`
const sceneStyle = css`
  width: min(100%, 520px, calc((100dvh - var(--bar) - 60px) * 0.8));
  min-width: min(100%, 240px);
  margin: 0 auto;
  > :first-of-type {
    position: relative;
  }
  > :first-of-type > span:first-of-type {
    border-radius: 40px 40px 40px 8px;
  }
  @media (max-width: 991px) {
    width: min(56vw, 27dvh, 320px);
    min-width: 0;
  }
  @media (max-width: 374px) and (max-height: 640px) {
    width: 14dvh;
  }
`
const posterStyle = css`
  @media (max-width: 575px) {
    && {
      width: auto;
      margin-inline: calc(-1 * var(--s4));
    }
    && > :first-of-type > span:first-of-type {
      width: 100%;
      height: min(110vw, 46dvh);
      aspect-ratio: auto;
      border-radius: 0 0 40px 8px;
    }
  }
`
const plainStyle = css`
  > div > span:first-of-type {
    width: 112px;
    margin-bottom: var(--s2);
  }
  @media (max-width: 575px) {
    > div > span:first-of-type {
      width: 88px;
    }
  }
`
const besideStyle = css`
  && {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s4);
    width: 100%;
  }
  > :last-of-type {
    display: grid;
    gap: var(--s3);
    align-content: center;
  }
  @media (max-width: 575px) {
    && {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: var(--s3);
    }
    blockquote {
      padding: 10px 14px;
      font-size: var(--t-md);
    }
  }
`
