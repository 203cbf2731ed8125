import { limits } from '@duetto/shared/domain'
import { usePageTitle } from '@duetto/shared/platform'
import { Card, EmptyState, ErrorState, LinkButton, Page, VisuallyHidden } from '@duetto/shared/ui'
import { useEffect, useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { selectActivity, selectActivityEntries } from '../../entities/activity/selectors'
import type { ActivityEntry } from '../../entities/activity/selectors'
import { activityRequested } from '../../entities/activity/slice'
import { errorMessage } from '../../widgets/errors/errorMessages'
import { trailChanged } from '../../entities/people/slice'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { ActivityLine } from './ActivityLine'
import { ActivityLines } from './ActivitySkeleton'
import { listStyle, noteStyle, pageStyle } from './activityStyles'
import { activityMessages } from './messages'

const Part = ({ title, entries }: { title: string; entries: readonly ActivityEntry[] }) => {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Card css={listStyle}>
        <ul>
          {entries.map((entry) => (
            <li key={`${entry.kind}-${entry.id}`}>
              <ActivityLine entry={entry} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

export const ActivityPage = () => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const { status, errorCode } = useMembersSelector(selectActivity)
  const { recent, earlier } = useMembersSelector(selectActivityEntries)
  usePageTitle(formatMessage(activityMessages.title))
  useEffect(() => {
    dispatch(activityRequested())
  }, [dispatch])
  useEffect(() => {
    dispatch(trailChanged([...new Set([...recent, ...earlier].map(({ id }) => id))]))
  }, [recent, earlier, dispatch])

  return (
    <Page isNarrow>
      <div css={pageStyle}>
        <h1>{formatMessage(activityMessages.title)}</h1>
        {status === 'failed' ? (
          <ErrorState
            title={formatMessage(activityMessages.failed)}
            text={formatMessage(errorMessage(errorCode))}
            onRetry={() => dispatch(activityRequested())}
          />
        ) : status !== 'ready' ? (
          <>
            <VisuallyHidden role="status">{formatMessage(activityMessages.loading)}</VisuallyHidden>
            <ActivityLines />
          </>
        ) : recent.length + earlier.length === 0 ? (
          <EmptyState
            title={formatMessage(activityMessages.emptyTitle)}
            text={formatMessage(activityMessages.emptyText, { days: limits.activityDays })}
            action={<LinkButton to="/members">{formatMessage(activityMessages.emptyAction)}</LinkButton>}
          />
        ) : (
          <>
            <Part title={formatMessage(activityMessages.recent)} entries={recent} />
            <Part title={formatMessage(activityMessages.earlier)} entries={earlier} />
          </>
        )}
        {/* Not rendered while loading, because the list is taller than its skeleton and would push the note down. */}
        {status === 'ready' && (
          <p css={noteStyle}>
            {formatMessage(activityMessages.visible)}{' '}
            <Link to="/settings#privacy">{formatMessage(activityMessages.toSettings)}</Link>
          </p>
        )}
      </div>
    </Page>
  )
}
