import { css } from '@emotion/react'
import type { User } from '@duetto/shared/contract'
import { usePageTitle, useDistance, useSession } from '@duetto/shared/platform'
import { Banner, EmptyState, ErrorState, LinkButton, Page, VisuallyHidden } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useErrorText } from '../../../widgets/form/useErrorText'
import { TilesSkeleton } from './MatchesSkeleton'
import { ConfirmPanel } from './ConfirmPanel'
import { MatchesGrid } from './MatchesGrid'
import { headStyle, withPanelStyle } from './matchesStyles'
import { matchesMessages } from './messages'
import { nearKm, useMatches } from '../../../entities/matches/useMatches'

/** Fills whole rows of two and of four columns. */
const shownCount = 8
const rowCount = 4

export const MatchesPage = () => {
  const { user } = useSession()
  return user && <Matches user={user} />
}

const Matches = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { status, profiles, further, nearby, failure, likeFailure, load } = useMatches(user)
  usePageTitle(formatMessage(matchesMessages.title))
  const [wasUnconfirmed] = useState(user.status === 'not_confirmed')
  const isWelcome = wasUnconfirmed && user.status === 'active'
  const all = [...profiles, ...further]
  const [person] = all
  // If the welcome panel shows the first person, omit that person from the list, unless there is no other.
  const isListed = ({ id }: { id: number }): boolean => !isWelcome || all.length === 1 || id !== person?.id
  const near = profiles.filter(isListed).slice(0, shownCount)
  const far = further
    .filter(isListed)
    .slice(0, near.length === shownCount ? 0 : profiles.length > 0 ? rowCount : shownCount)
  const formatDistance = useDistance()

  return (
    <Page>
      <header css={headStyle}>
        <h1>
          {formatMessage(isWelcome ? matchesMessages.welcome : matchesMessages.heading, { name: user.name })}
        </h1>
        <p>
          {nearby
            ? formatMessage(matchesMessages.nearby, { ...nearby, distance: formatDistance(nearKm) })
            : formatMessage(user.status === 'active' ? matchesMessages.text : matchesMessages.waiting)}
        </p>
      </header>
      <div css={withPanelStyle}>
        {wasUnconfirmed && <ConfirmPanel person={person} />}
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
          ) : all.length === 0 ? (
            <EmptyState
              title={formatMessage(matchesMessages.emptyTitle)}
              text={formatMessage(matchesMessages.emptyText)}
              action={<LinkButton to="/members">{formatMessage(matchesMessages.all)}</LinkButton>}
            />
          ) : (
            <>
              {likeFailure && <Banner tone="danger">{errorText(likeFailure)}</Banner>}
              {near.length > 0 && <MatchesGrid people={near} headingLevel={2} />}
              {far.length > 0 && (
                <section css={farStyle}>
                  <h2>{formatMessage(matchesMessages.further)}</h2>
                  <MatchesGrid people={far} headingLevel={3} />
                </section>
              )}
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

const farStyle = css`
  display: grid;
  gap: var(--s4);
  &:not(:first-child) {
    margin-top: var(--s7);
  }
  > h2 {
    font-size: var(--t-xl);
  }
`
const moreStyle = css`
  display: flex;
  justify-content: center;
  margin-top: var(--s7);
`
