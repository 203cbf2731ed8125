import { usePageTitle } from '@duetto/shared/platform'
import { ErrorState, Page, Skeleton, VisuallyHidden } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { errorMessage } from '../../widgets/errors/errorMessages'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { Candidates } from './Candidates'
import { columnStyle } from './pageStyles'
import { finderMessages } from './messages'
import { Question } from './Question'
import { selectMatchFinder } from '../../entities/match-finder/selectors'
import { findRequested, questionsRequested } from '../../entities/match-finder/slice'

export const MatchFinderPage = () => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const { status, errorCode, findStatus, findErrorCode } = useMembersSelector(selectMatchFinder)
  usePageTitle(formatMessage(finderMessages.title))

  useEffect(() => {
    if (status === 'idle') dispatch(questionsRequested())
  }, [status, dispatch])

  if (findStatus === 'ready')
    return (
      <Page>
        <Candidates />
      </Page>
    )
  return (
    <Page>
      <div css={columnStyle}>
        <header>
          <h1>{formatMessage(finderMessages.title)}</h1>
          <p>{formatMessage(finderMessages.intro)}</p>
        </header>
        {status === 'failed' ? (
          <ErrorState
            title={formatMessage(finderMessages.failed)}
            text={formatMessage(errorMessage(errorCode))}
            onRetry={() => dispatch(questionsRequested())}
          />
        ) : findStatus === 'failed' ? (
          <ErrorState
            title={formatMessage(finderMessages.findFailed)}
            text={formatMessage(errorMessage(findErrorCode))}
            onRetry={() => dispatch(findRequested())}
          />
        ) : status === 'ready' ? (
          <Question />
        ) : (
          <>
            <VisuallyHidden role="status">{formatMessage(finderMessages.loading)}</VisuallyHidden>
            <Skeleton height={340} />
          </>
        )}
      </div>
    </Page>
  )
}
