import { css } from '@emotion/react'
import type { CallQuery, User } from '@duetto/shared/contract'
import { addresses, portraitSizes, sizesOf } from '@duetto/shared/domain'
import { useDistance, usePageTitle, useSession } from '@duetto/shared/platform'
import {
  Banner,
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  MemberTile,
  Page,
  VisuallyHidden,
  icons,
} from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useErrorText } from '../../../widgets/form/useErrorText'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { TilesSkeleton } from './MatchesSkeleton'
import { ConfirmPanel } from './ConfirmPanel'
import { gridStyle, headStyle, withPanelStyle } from './matchesStyles'
import { matchesMessages } from './messages'
import { welcomeMessages } from './welcomeMessages'
import { likeToggled, matchesRequested } from '../../../entities/matches/slice'
import type { MatchesRequest } from '../../../entities/matches/slice'

const nearKm = 100
/** Fills the rows of two and of four columns. */
const shownCount = 8

const requestFor = ({ profile }: User): MatchesRequest => ({
  age: profile.wished_ages ? null : profile.age,
  query: queryFor(profile),
})
const queryFor = (profile: User['profile']): CallQuery<'searchMembers'> => ({
  ...(profile.looking_for && { gender: profile.looking_for }),
  ...(profile.country && { country: profile.country }),
  ...(profile.region && { countryregion: profile.region }),
  ...(profile.city && { distance: nearKm }),
})

export const MatchesPage = () => {
  const { user } = useSession()
  return user && <Matches user={user} />
}

const Matches = ({ user }: { user: User }) => {
  const { formatMessage, formatDisplayName } = useIntl()
  const nameOf = (country: string): string =>
    country ? (formatDisplayName(country, { type: 'region' }) ?? country) : ''
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { status, profiles, nearby, failure, likeFailure } = useSignUpSelector((state) => state.matches)
  usePageTitle(formatMessage(matchesMessages.title))
  const request = JSON.stringify(requestFor(user))
  const load = (): void => {
    dispatch(matchesRequested(JSON.parse(request) as MatchesRequest))
  }
  useEffect(() => {
    dispatch(matchesRequested(JSON.parse(request) as MatchesRequest))
  }, [dispatch, request])
  const [wasUnconfirmed] = useState(user.status === 'not_confirmed')
  const listed = wasUnconfirmed && profiles.length > 1 ? profiles.slice(1) : profiles
  const formatDistance = useDistance()

  return (
    <Page>
      <header css={headStyle}>
        <h1>
          {formatMessage(
            wasUnconfirmed && user.status === 'active' ? welcomeMessages.heading : matchesMessages.heading,
            {
              name: user.name,
            },
          )}
        </h1>
        <p>
          {nearby
            ? formatMessage(welcomeMessages.nearby, { ...nearby, distance: formatDistance(nearKm) })
            : formatMessage(matchesMessages.text)}
        </p>
      </header>
      <div css={withPanelStyle}>
        {wasUnconfirmed && <ConfirmPanel person={profiles[0]} />}
        <div>
          {status === 'failed' && failure ? (
            <ErrorState
              title={formatMessage(matchesMessages.failed)}
              text={errorText(failure)}
              onRetry={load}
            />
          ) : status !== 'ready' ? (
            <>
              <VisuallyHidden role="status">{formatMessage(matchesMessages.loading)}</VisuallyHidden>
              <TilesSkeleton />
            </>
          ) : profiles.length === 0 ? (
            <EmptyState
              title={formatMessage(matchesMessages.emptyTitle)}
              text={formatMessage(matchesMessages.emptyText)}
              action={<LinkButton to="/members">{formatMessage(matchesMessages.all)}</LinkButton>}
            />
          ) : (
            <>
              {likeFailure && <Banner tone="danger">{errorText(likeFailure)}</Banner>}
              <ul css={gridStyle}>
                {listed.slice(0, shownCount).map((card, index) => (
                  <li key={card.id}>
                    <MemberTile
                      headingLevel={2}
                      href={addresses.member(card.id)}
                      name={card.name}
                      age={card.age}
                      place={card.city || card.region || nameOf(card.country)}
                      image={card.main_image}
                      isOnline={card.is_online}
                      isNew={card.is_new}
                      isVerified={card.is_verified}
                      isFictional={card.is_fictional}
                      isDemo={card.is_demo}
                      photoCount={card.photo_count}
                      isEager={index < 4}
                      sizes={sizesOf(portraitSizes.wideTile)}
                      isLiked={card.is_liked}
                      likeLabel={formatMessage(matchesMessages.like, { name: card.name })}
                      onLike={() => dispatch(likeToggled({ id: card.id, isLiked: !card.is_liked }))}
                    />
                    <p css={writeStyle}>
                      <LinkButton to={addresses.chatWith(card.id)} variant="outline">
                        <Icon path={icons.message} />
                        {formatMessage(matchesMessages.write)}
                        <VisuallyHidden> {card.name}</VisuallyHidden>
                      </LinkButton>
                    </p>
                  </li>
                ))}
              </ul>
              <p css={moreStyle}>
                <LinkButton to="/members" size="lg">
                  {formatMessage(matchesMessages.all)}
                </LinkButton>
              </p>
            </>
          )}
        </div>
      </div>
    </Page>
  )
}

const writeStyle = css`
  display: grid;
  margin-top: var(--s3);
  /* "Schreiben" needs more than half of a small phone. */
  > a {
    padding-inline: var(--s3);
  }
`
const moreStyle = css`
  display: flex;
  justify-content: center;
  margin-top: var(--s7);
`
