import { limits } from '@duetto/shared/domain'
import { usePageTitle } from '@duetto/shared/platform'
import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  VisuallyHidden,
} from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { selectSkippedPeople, selectSkips } from '../../entities/skips/selectors'
import { skippedRequested } from '../../entities/skips/slice'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { errorMessage } from '../../widgets/errors/errorMessages'
import { personListStyle } from '../../widgets/people/personListStyle'
import { skippedMessages } from './messages'
import { ResetDialog } from './ResetDialog'
import { SkippedLine } from './SkippedLine'
import { SkippedLines } from './SkippedSkeleton'
import { headStyle } from './skippedStyles'

export const SkippedPage = () => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const { status, errorCode, resetErrorCode } = useMembersSelector(selectSkips)
  const people = useMembersSelector(selectSkippedPeople)
  const [isResetting, setResetting] = useState(false)
  const load = (): void => void dispatch(skippedRequested())
  usePageTitle(formatMessage(skippedMessages.title))
  const isOutdated = status === 'idle'
  const wasRequested = useRef(false)
  useEffect(() => {
    if (isOutdated || !wasRequested.current) dispatch(skippedRequested())
    wasRequested.current = true
  }, [isOutdated, dispatch])

  const list = () => {
    if (status === 'failed')
      return (
        <ErrorState
          title={formatMessage(skippedMessages.failed)}
          text={formatMessage(errorMessage(errorCode))}
          onRetry={load}
        />
      )
    if (status !== 'ready')
      return (
        <>
          <VisuallyHidden role="status">{formatMessage(skippedMessages.loading)}</VisuallyHidden>
          <SkippedLines />
        </>
      )
    if (people.length === 0)
      return (
        <EmptyState
          title={formatMessage(skippedMessages.emptyTitle)}
          text={formatMessage(skippedMessages.emptyText)}
          action={<LinkButton to="/members">{formatMessage(skippedMessages.toMembers)}</LinkButton>}
        />
      )
    return (
      <Card>
        <ul>
          {people.map((entry) => (
            <li key={entry.card.id}>
              <SkippedLine entry={entry} />
            </li>
          ))}
        </ul>
      </Card>
    )
  }

  return (
    <Page isNarrow>
      <div css={personListStyle}>
        <header css={headStyle}>
          <h1>{formatMessage(skippedMessages.title)}</h1>
          <p>{formatMessage(skippedMessages.intro, { days: limits.skipDays })}</p>
          {people.length > 0 && (
            <Button variant="outline" onClick={() => setResetting(true)}>
              {formatMessage(skippedMessages.showAll)}
            </Button>
          )}
        </header>
        {resetErrorCode && <Banner tone="danger">{formatMessage(errorMessage(resetErrorCode))}</Banner>}
        {list()}
      </div>
      {isResetting && <ResetDialog onClose={() => setResetting(false)} />}
    </Page>
  )
}
