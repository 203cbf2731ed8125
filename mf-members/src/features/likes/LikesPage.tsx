import { usePageTitle } from '@duetto/shared/platform'
import { ErrorState, Page, VisuallyHidden } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { errorMessage } from '../../widgets/errors/errorMessages'
import { trailChanged } from '../../entities/people/slice'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { LikesEmpty } from './LikesEmpty'
import { LikesTiles } from './LikesSkeleton'
import { gridStyle, headStyle } from './likesStyles'
import { LikesTabs } from './LikesTabs'
import { LikeTile } from './LikeTile'
import { likesMessages } from './messages'
import { selectLikeEntries, selectLikes, selectTotalNew } from '../../entities/likes/selectors'
import { likesRequested } from '../../entities/likes/slice'
import { readTab } from '../../entities/likes/tabs'

export const LikesPage = () => {
  const { formatMessage } = useIntl()
  const tab = readTab(useParams().type)
  const dispatch = useMembersDispatch()
  const { status, errorCode } = useMembersSelector(selectLikes)
  const entries = useMembersSelector(selectLikeEntries)
  const totalNew = useMembersSelector(selectTotalNew)
  const shown = entries[tab]
  usePageTitle(formatMessage(likesMessages.title))

  useEffect(() => {
    dispatch(likesRequested())
  }, [dispatch])
  useEffect(() => {
    dispatch(trailChanged(shown.map(({ card }) => card.id)))
  }, [shown, dispatch])

  return (
    <Page>
      <div css={headStyle}>
        <h1>{formatMessage(likesMessages.title)}</h1>
        <LikesTabs current={tab} totalNew={totalNew} />
      </div>
      {status === 'failed' ? (
        <ErrorState
          title={formatMessage(likesMessages.failed)}
          text={formatMessage(errorMessage(errorCode))}
          onRetry={() => dispatch(likesRequested())}
        />
      ) : status !== 'ready' ? (
        <>
          <VisuallyHidden role="status">{formatMessage(likesMessages.loading)}</VisuallyHidden>
          <LikesTiles />
        </>
      ) : shown.length === 0 ? (
        <LikesEmpty tab={tab} />
      ) : (
        <ul css={gridStyle} aria-label={formatMessage(likesMessages[tab])}>
          {shown.map((entry) => (
            <li key={entry.card.id}>
              <LikeTile entry={entry} tab={tab} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
